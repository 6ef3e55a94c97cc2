/* ir.h: the instruction set that declarations are compiled to.
**
** Scripts declare cards, keywords and rules as Lua tables; the vocabulary
** (scripts/vocabulary) lowers them to the small records of program.h, and the
** core runs those without entering Lua. Every enumeration below is written as a
** list macro, so that C names, the names scripts use and the count have one source.
** Comments say which operands of a Node or an Op a code reads.
*/
#ifndef POP_IR_H
#define POP_IR_H

#define IR_NONE 0xffffu /* "no such id" in every 16 bit id field */

/* A reference: which card or which player an operand means. */
#define IR_REFS(X) \
  X(none) \
  X(self)          /* the card that has the ability */ \
  X(it)            /* the card handled last */ \
  X(candidate)     /* the card a selector is looking at */ \
  X(the1) X(the2) X(the3) X(the4) /* cards named by choose { as = } */ \
  X(paid)          /* the card a cost was paid with */ \
  X(attacker) X(defender) /* of the attack in progress */ \
  X(event_card) X(event_source) X(event_target) \
  X(host)          /* the card that self is attached to */ \
  X(top)           /* the top card of the stack that self is in; self if it is in none */ \
  X(cards_end)     /* references below are players */ \
  X(you)           /* the player of the running ability or step */ \
  X(opponent) \
  X(event_player) \
  X(step_player)   /* whose step it is */ \
  X(dark)          /* first in player order (R0.4) */ \
  X(light)         /* second in player order */ \
  X(controller)    /* of the card 'it' */ \
  X(target_controller) /* of event_target */ \
  X(owner)         /* of self */

/* Expressions. Result: a 32 bit integer; conditions give 0 or 1. Overflow saturates. */
#define IR_NODES(X) \
  X(const)     /* k */ \
  X(x)         /* the parameter of a keyword, or X chosen on paying */ \
  X(slot)      /* k: value number k fixed when the modifier was given */ \
  X(done)      /* what the last verb of this effect did: amount, cards, die face */ \
  X(count)     /* a: selector */ \
  X(counter)   /* ref, k: counter kind */ \
  X(value)     /* ref, k: value id; as it is now */ \
  X(printed)   /* ref, k: value id; as printed */ \
  X(remaining) /* ref: health minus damage counters (R3.3.5) */ \
  X(pending)   /* ref: damage waiting for placement on the card */ \
  X(threatened)/* ref: 1 if damage waits for it, or may wait for all that 'you' knows */ \
  X(secret)    /* ref: 1 while the attack dice are secret from that player */ \
  X(resource)  /* ref: player, k: resource */ \
  X(controls)  /* ref: player; number of arenas controlled (R1.1) */ \
  X(present)   /* ref: player; number of arenas with own units */ \
  X(constant)  /* k: constant id */ \
  X(event)     /* k: event field (IR_FIELDS) */ \
  X(face)      /* k: 1..6, a: 0 final roll, 1 initial roll; attack dice showing k */ \
  X(hits)      /* hits of the attack in progress */ \
  X(dice)      /* attack dice rolled */ \
  X(attacking) /* 1 while an attack is in progress */ \
  X(matches)   /* ref, a: selector */ \
  X(same)      /* ref, k: other reference; both cards exist and are the same */ \
  X(can_attack)/* ref, k: other reference; 1 if it may attack that card (now, with the means \
               of the attack in progress if it is the attacker) */ \
  X(keyword)   /* ref, k: keyword id; its number on the card now, 1 if it has none, 0 without */ \
  X(forbidden) /* ref, k: what (IR_CANNOTS); 1 if a text forbids it to the card */ \
  X(step)      /* k: step id; 1 in that step */ \
  X(clash)     /* ref: 1 if its controller has a card of that unique name in play (R6.1) */ \
  X(stack)     /* ref: number of cards under it (R6.2) */ \
  X(stackable_under) /* ref: 1 if some own unit takes it under itself now */ \
  X(takes_under) /* ref: unit; 1 if it takes self under itself now */ \
  X(belongs)   /* ref: card of a stack; 0 not in that stack any more, 1 by name, 2 by a text, \
                  3 by name where it can't be the top card */ \
  X(stackable) /* ref: 1 if it may join an own stack now */ \
  X(stack_price) /* ref: price to go on top of that stack, k 1: under it (R6.2.5) */ \
  X(playable)  /* ref: 1 unless its play text has a condition or cost that fails now; k 1: its \
                  dues are paid */ \
  X(fits)      /* ref: 1 if that card may bear self (Def.bearer) */ \
  X(attached)  /* ref, a: selector; number of such cards attached to ref */ \
  X(type_place)/* ref: place in its type line of the arena it is in, from 1; 0 none */ \
  X(turn)      /* number of the turn, from 1 */ \
  X(extra)     /* k: 1 if extra number k of this play is paid for (R9.1.1) */ \
  X(running)   /* k: sequence id; 1 while that sequence is in progress */ \
  X(happened)  /* a: event filter; how often such an event happened this turn */ \
  X(add) X(sub) X(mul) X(min) X(max) /* a, b */ \
  X(half_up) X(half_down) X(neg)     /* a */ \
  X(ge) X(le) X(eq) X(ne) X(gt) X(lt) X(and) X(or) /* a, b */ \
  X(not)       /* a */ \
  X(lua)       /* a: function id; called with handles of self and event card */

/* Values computed from printed numbers and modifiers through one read function. */
#define IR_VALUES(X) \
  X(power) X(speed) X(health) X(build_cost) \
  X(seats)        /* how many cards may be aboard; its base is data (base_of) */ \
  X(die_bonus)    /* added to each attack die of this unit */ \
  X(hit_on)       /* needed by dice rolled at this unit */ \
  X(dice_against) /* change of the number of attack dice rolled at this unit */ \
  X(dice_count)   /* set: only so many of the attack dice are rolled (R8.5.8) */ \
  X(play_cost)    /* Force cost of playing this card, where it is printed so */ \
  X(force_cost)   /* change of the Force costs of this unit's activated abilities */ \
  X(go_first)     /* units with more of it act before faster ones with less */ \
  X(stack_limit) \
  X(extra_counters) /* put on the defender beside each damage that its attack places there */

/* What a body can forbid. The second operand narrows it (see Entry). */
#define IR_CANNOTS(X) \
  X(attack)           /* this unit can't attack; narrowed: such units */ \
  X(be_attacked)      /* this unit can't be chosen as defender; narrowed: by such units */ \
  X(change_defender)  /* while this unit attacks, its defender is fixed */ \
  X(be_prevented)     /* damage whose source is this unit; narrowed: by these keywords */ \
  X(use)              /* abilities of this unit; narrowed: these keywords or activated ones */ \
  X(be_disrupted)     /* plays of this card or its abilities */ \
  X(retreat) X(untap) X(count_for_control) \
  X(be_discarded) \
  X(be_hidden)        /* in hand: the opponent may know this card */ \
  X(be_looked_at)     /* in hand: the opponent may not, whatever else says so (R1.3.3) */ \
  X(damage)           /* damage from this unit is prevented as that to be_damaged is */ \
  X(be_damaged)       /* damage to this unit is prevented before anything else (R8.7.7) */ \
  X(prevent_in_vain)  /* its own prevention of damage to itself is bound by no be_prevented */ \
  X(be_barred)        /* be_attacked of others does not bind it; narrowed: of these keywords */ \
  X(gain)             /* keywords given to it from now on; narrowed: these */ \
  X(show_dice)        /* its attack dice, and what they do, are secret from the other player \
                      until damage was prevented (R11.4) */

/* Events. Fields: see Event in state.h. */
#define IR_EVENTS(X) \
  X(step_started) X(step_ended) /* step, player, arena */ \
  X(deployed)        /* card, player, arena */ \
  X(entered)         /* card, player, arena: by deploy, move or put */ \
  X(completed)       /* card, player */ \
  X(built)           /* card, player, amount */ \
  X(attacked)        /* source: attacker, target: defender; also for each further defender */ \
  X(rolling)         /* attack dice lie there: source, target, amount: dice; dice are added. \
                     This, rolled and hit for each of two defenders, with its own dice */ \
  X(rolled)          /* the initial roll is whole: as rolling; before the reroll window */ \
  X(hit)             /* source, target, amount: hits; the moment damage gets pending */ \
  X(counted)         /* as hit, when hits and pending damage of the attack are settled */ \
  X(damage_pending)  /* source, target, amount; when its prevention window opens; 0 only if the \
                     dice are secret */ \
  X(shown)           /* source, target, amount: hits; secret dice are shown */ \
  X(damage_prevented)/* source, target, amount, card: the preventing card */ \
  X(damaged)         /* source, target, amount: counters placed */ \
  X(attack_ended)    /* source, target, amount: damage counters placed by it, number: 1 if \
                     the attacker tapped for it; also for each further defender */ \
  X(attacks_repeat)  /* the moment for attacks that repeat one: after the window behind it */ \
  X(discarded)       /* card, player: owner, source, cause, arena it was in; in_attack: for \
                     the cause damage whether that was the attack's; whose damage did it with \
                     that of the source is heard as a source, too */ \
  X(hand_discarded)  /* card, player */ \
  X(resource_changed)/* player, number: resource, amount */ \
  X(ability_used)    /* card, player */ \
  X(played)          /* card, player: a card played from hand */ \
  X(counters_changed)/* card, number: counter kind, amount */ \
  X(tapped) X(untapped) /* card, player */ \
  X(attached)        /* card, target: bearer */ \
  X(stacked)         /* card: the unit, number: 1 if its top card changed */ \
  X(control_changed) /* card, player: who has it now; also of a card that left a stack so */ \
  X(retreated)       /* card, player */ \
  X(moved)           /* card, player, number: zone; anything not named above */ \
  X(drawn)           /* card, player */ \
  X(revealed)        /* card, player */ \
  X(looked)          /* card, player: who alone is shown it */ \
  X(shuffled)        /* player */ \
  X(die_rolled)      /* player, amount: face */ \
  X(rerolled)        /* player, number: index of the die, amount: face */ \
  X(defender_changed)/* source: attacker, target: new defender, card: old one */ \
  X(disrupted)       /* card, player */ \
  X(given)           /* card gets a lasting effect from source */ \
  X(paid)            /* player, number: resource, amount */ \
  X(passed)          /* player */ \
  X(won)             /* player */

#define IR_FIELDS(X) X(amount) X(number) X(player) X(arena) X(in_attack) X(cause)

/* Why a card was discarded. */
#define IR_CAUSES(X) X(effect) X(damage) X(cost) X(rule) X(played)

/* How long a given modifier lasts (R9.6). */
#define IR_DURATIONS(X) \
  X(forever)    /* until end of game */ \
  X(discarded)  /* until the card leaves play */ \
  X(attack) X(step) X(battle) X(turn) \
  X(next_turn)  /* until the end of the next turn */ \
  X(next_attack)/* this unit's next attack; it waits until that begins */

/* Zones of a player that are not arenas. Arenas are numbered 0..2 before them. */
#define IR_ZONES(X) X(deck) X(hand) X(discard) X(build) X(supply) X(event) X(removed)

/* Where a card must be for its text to work: bit PLACE_ARENA, one bit for each zone of a
** player, and those of cards that hang on a unit: under the top card of a stack, or aboard
** it (no unit of their own, R6.5.3). */
#define IR_PLACES(X) X(under) X(aboard)

/* How a static gives: its lines work as any that are given; also where the static itself
** works and their own place would not let them; or as if printed on the card that gets them
** ('self' in their amounts is that card, its numbers change in arenas only). */
#define IR_GIVES(X) X(plain) X(there) X(as_printed)

/* Kinds of cards; a card may have several bits. */
#define IR_KINDS(X) \
  X(unit) X(battle) X(mission) X(trap) X(campaign) X(location) X(equipment) \
  X(resource) X(event) X(subordinate)

#define IR_SIDES(X) X(neutral) X(dark) X(light) X(yuuzhan_vong)

/* Stacking classes (R10.2). */
#define IR_CLASSES(X) X(cumulative) X(layered) X(isolated) X(selective)

/* What an ability is in the words of R10.1. */
#define IR_ABILITY_KINDS(X) \
  X(static) X(activated) X(triggered) \
  X(play)    /* the text of a Battle card or Mission: an effect, no ability (R3.2.5); with \
             ** events that of a Trap, played in a window when one of them has happened */ \
  X(replace) /* "instead" */ \
  X(rule)    /* declared by the rules for any card its selector takes */

/* Per what the use of an ability is limited (R8.4.5). */
#define IR_LIMITS(X) \
  X(none) X(attack) X(damage) X(step) X(turn) X(game) \
  X(window) /* each time a window opens */

/* Kinds of windows: both players until two passes in a row; one player, free order;
** one chance for each player in player order. */
#define IR_WINDOW_KINDS(X) X(pop) X(free) X(chance)

/* How a pick takes cards. */
#define IR_PICKS(X) \
  X(ref)      /* the card 'ref' */ \
  X(each)     /* all that match */ \
  X(one)      /* one, chosen by 'by'; nothing if none matches */ \
  X(up_to)    /* lo..hi */ \
  X(exactly)  /* hi of them, or all there are if fewer */ \
  X(random)   /* hi at random */ \
  X(top)      /* the first hi of the zone's order (deck top) */ \
  X(set)      /* the set handled last ('them') */

/* Instructions. pick: which cards; ref: a player or a card; arg, flags: small numbers;
** a, b: ids; list[0..2]: lists of instructions. */
#define IR_OPS(X) \
  /* control */ \
  X(if)          /* a: condition, list0: then, list1: else */ \
  X(while)       /* a: condition, list0 */ \
  X(each_player) /* list0, run once for each player in player order as "you" */ \
  X(each_arena)  /* list0, run once for each arena in declared order */ \
  X(run)         /* list0 */ \
  X(in_turn)     /* pick, list0: run for each card as 'it', ref: who chooses the order */ \
  X(piles)       /* pick: cards that 'ref' puts into two piles; a: question which to take; \
                 ** list0 with the one that "you" take as 'them', then list1 with the other */ \
  X(as_player)   /* ref, list0: run with ref as "you" */ \
  X(either)      /* a: first alternative, arg: count, ref: chooser */ \
  X(may)         /* ref: who decides, list0: first done, list1: then, list2: else, a: text */ \
  X(choose)      /* pick; arg: 0..3 = the1..the4, 255 = only 'it'; a: text, what for */ \
  X(number)      /* ref: chooser, a: low, b: high, list0: text; becomes X and done */ \
  X(arena)       /* ref: chooser, arg: mask of arenas; becomes the arena of this effect */ \
  X(lua)         /* a: function */ \
  X(sequence)    /* a: sequence id */ \
  X(stop)        /* ends this ability's whole effect */ \
  X(emit)        /* arg: event kind, pick: card, ref: player */ \
  /* verbs */ \
  X(give)        /* pick, or ref: a player; a: body, none: the frame's 'mode', arg: duration, \
                 ** b: first of 'slots' */ \
  X(copy_lines)  /* pick: of that card's printed lines up to a (node), each asked for, go to the \
                 card ref; arg: duration */ \
  X(damage)      /* pick, a: amount, ref: source, flags: DICE */ \
  X(prevent)     /* pick, a: most (none: all), flags: UP_TO asks for 0..most, b: condition; \
                 who may not see the dice is asked whether it holds or not; ref: only damage \
                 from that card */ \
  X(put)         /* pick, arg: counter kind, a: amount */ \
  X(take)        /* pick, arg: counter kind, a: amount, flags: UP_TO asks for 0..amount, COST */ \
  X(tap) X(untap)/* pick; flags: COST */ \
  X(discard)     /* pick; arg: cause; flags: COST */ \
  X(move)        /* pick, arg: zone, flags: BOTTOM, FACE_DOWN, COST; ref: a player whose hand it \
                 is, though the card is another's */ \
  X(enter)       /* pick, arg: arena, 255 choice among its types, 254 this; flags: TAPPED */ \
  X(fleeting)    /* pick: removed from the game instead of being discarded later */ \
  X(retreat)     /* pick; flags: TAPPED taps it first */ \
  X(reveal)      /* pick */ \
  X(look)        /* pick; 'you' may know these cards until the whole effect has ended */ \
  X(draw)        /* ref, a: number */ \
  X(shuffle)     /* ref */ \
  X(gain)        /* ref, arg: resource, a: amount */ \
  X(lose)        /* ref, arg: resource, a: amount; flags: COST */ \
  X(set)         /* ref, arg: resource, a: new value */ \
  X(bring)       /* a: card definition, none: the frame's 'mode', b: number, ref: owner, \
                    arg: arena (254 this arena) */ \
  X(attach)      /* pick: bearer, ref: what; arg 1: aboard it, no unit of its own meanwhile \
                    (R6.5.3) */ \
  X(roll)        /* ref: who rolls one die; done = face */ \
  X(more_dice)   /* a: attack dice rolled in addition, while the roll is open */ \
  X(reroll)      /* a: most dice, ref: chooser; 0..most attack dice, one after the other */ \
  X(let_happen)  /* in a replacement that was declined: the event happens after all */ \
  X(redirect)    /* pick: the new defender */ \
  X(split_attack)/* pick: one more defender, with whom the attack dice are shared (R8.6.2) */ \
  X(end_attack) \
  X(add_damage)  /* a: added to the pending damage of the defender */ \
  X(split_damage)/* pick: second unit, a: damage moved to it from the defender */ \
  X(copy)        /* pick: the play text of a card, played by "you" (R9.2.9) */ \
  X(disrupt)     /* the play this disrupt window belongs to */ \
  X(win)         /* ref, a: text, why */ \
  X(build)       /* pick: put face down into the build zone */ \
  X(deploy)      /* pick: turned up into an arena of its types */ \
  X(stack)       /* pick: joins the own stack of its name; flags: BOTTOM, else on top. With ref: \
                 that card goes under the picked unit, whatever their names */ \
  X(raise)       /* pick: a card of a stack becomes its top card */ \
  X(complete)    /* pick: turn a non-unit card up and do what its kind says */ \
  /* flow: the steps that only rules scripts use */ \
  X(step)        /* a: step id, ref: its player or none; arg 1: a + number of the arena */ \
  X(step_end)    /* a: step id, arg as for step */ \
  X(window)      /* a: window id, ref: player of a free window */ \
  X(next_unit)   /* 'it' = unit of this arena that acts next (R7.3), or none */ \
  X(unit_turn)   /* its controller attacks, uses an ability instead, or does nothing */ \
  X(attack)      /* ref: attacker, pick: defender; runs the sequence "attack"; flags: AGAIN */ \
  X(queued_attacks) /* runs the attacks given meanwhile; list0 after each */ \
  X(attack_declare) \
  X(attack_roll) /* a: text, asks how many dice are for the first of two defenders */ \
  X(attack_hits) X(attack_end) \
  X(damage_open) /* announces pending damage: event damage_pending */ \
  X(damage_place)/* places what was not prevented */ \
  X(expire)      /* arg: duration */ \
  X(turn_begin) \
  X(abilities)   /* arg: 1 abilities of cards work, 0 they don't */ \
  X(skip_unless) /* a: condition; else ends the running sequence */ \
  X(pay_dues)    /* what deploying or completing self costs beside its build cost (R5.6.5) */ \
  X(pay) X(resolve) X(play_done) /* parts of a play (R9.1) */

#define IR_FLAG_UP_TO 1u
#define IR_FLAG_COST 2u      /* part of a cost: must be possible as a whole (R9.2) */
#define IR_FLAG_DICE 4u
#define IR_FLAG_BOTTOM 8u
#define IR_FLAG_FACE_DOWN 16u
#define IR_FLAG_TAPPED 32u
#define IR_FLAG_AGAIN 128u   /* attack: it waits, and the attacker does not tap for it */
#define IR_FLAG_SPARE_PASSED 128u /* prevent: not the hits that split_damage brought */
#define IR_FLAG_FIXED 64u    /* lose: what texts change of Force costs does not touch it */

#define IR_MODES 15 /* most parts of a "choose one" */

#define IR_ARENA_CHOICE 255u
#define IR_ARENA_THIS 254u

#define IR_ENUM_REF(name) REF_##name,
#define IR_ENUM_NODE(name) NODE_##name,
#define IR_ENUM_VALUE(name) VALUE_##name,
#define IR_ENUM_CANNOT(name) CANNOT_##name,
#define IR_ENUM_EVENT(name) EVENT_##name,
#define IR_ENUM_FIELD(name) FIELD_##name,
#define IR_ENUM_CAUSE(name) CAUSE_##name,
#define IR_ENUM_DURATION(name) DURATION_##name,
#define IR_ENUM_ZONE(name) ZONE_##name,
#define IR_ENUM_PLACE(name) PLACE_##name,
#define IR_ENUM_GIVES(name) GIVES_##name,
#define IR_ENUM_KIND(name) KINDBIT_##name,
#define IR_ENUM_SIDE(name) SIDE_##name,
#define IR_ENUM_CLASS(name) CLASS_##name,
#define IR_ENUM_ABILITY(name) ABILITY_##name,
#define IR_ENUM_LIMIT(name) LIMIT_##name,
#define IR_ENUM_WINDOW(name) WINDOW_##name,
#define IR_ENUM_PICK(name) PICK_##name,
#define IR_ENUM_OP(name) OP_##name,

enum { IR_REFS(IR_ENUM_REF) REF_COUNT };
enum { IR_NODES(IR_ENUM_NODE) NODE_COUNT };
enum { IR_VALUES(IR_ENUM_VALUE) VALUE_COUNT };
enum { IR_CANNOTS(IR_ENUM_CANNOT) CANNOT_COUNT };
enum { IR_EVENTS(IR_ENUM_EVENT) EVENT_COUNT };
enum { IR_FIELDS(IR_ENUM_FIELD) FIELD_COUNT };
enum { IR_CAUSES(IR_ENUM_CAUSE) CAUSE_COUNT };
enum { IR_DURATIONS(IR_ENUM_DURATION) DURATION_COUNT };
enum { ZONE_ARENAS = 3, ZONE_first_ = 2, IR_ZONES(IR_ENUM_ZONE) ZONE_COUNT };
enum { PLACE_first_ = ZONE_COUNT - 1, IR_PLACES(IR_ENUM_PLACE) PLACE_COUNT };
enum { IR_GIVES(IR_ENUM_GIVES) GIVES_COUNT };
enum { IR_KINDS(IR_ENUM_KIND) KIND_COUNT };
enum { IR_SIDES(IR_ENUM_SIDE) SIDE_COUNT };
enum { IR_CLASSES(IR_ENUM_CLASS) CLASS_COUNT };
enum { IR_ABILITY_KINDS(IR_ENUM_ABILITY) ABILITY_COUNT };
enum { IR_LIMITS(IR_ENUM_LIMIT) LIMIT_COUNT };
enum { IR_WINDOW_KINDS(IR_ENUM_WINDOW) WINDOW_KIND_COUNT };
enum { IR_PICKS(IR_ENUM_PICK) PICK_COUNT };
enum { IR_OPS(IR_ENUM_OP) OP_COUNT };

#define KIND(name) (1u << KINDBIT_##name)

#endif
