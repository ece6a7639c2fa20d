// Makes a game of its definition: who is asked, which moves are legal and why not, all from the chart and the move rules.
import { compile } from '../charts/compiled.ts';
import { reference } from '../charts/xstate.ts';
import { clone } from './clone.ts';
import { impossible } from './errors.ts';
import { isSameChance } from '../chance/chance.ts';
import type { AnyEvent, AnyHappening, AnyMove, AnyState, Game, GameDefinition, MoveRule } from './game.ts';
import { refuse, type Refusal } from './refusal.ts';
import type { Seat } from './seat.ts';
import type { View } from './view.ts';

/** Completes a definition with what follows from it. */
export function defineGame<
  Options,
  SetupKeys,
  State extends AnyState,
  Move extends AnyMove,
  V extends View,
  Event extends AnyEvent,
  Happening extends AnyHappening,
>(
  definition: GameDefinition<Options, SetupKeys, State, Move, V, Event, Happening>,
): Game<Options, SetupKeys, State, Move, V, Event, Happening> {
  const compiled = compile(definition.chart);
  const ruleOf = (type: string): MoveRule<State, Move> =>
    (definition.moveRules as Record<string, MoveRule<State, Move>>)[type] ??
    impossible(`no rule for the move "${type}"`);
  const awaiting = compiled.awaiting;

  /** Whether this seat may make a move of this type now, whatever is in it. */
  const explainTiming = (state: State, seat: Seat, type: string): Refusal | null => {
    if (compiled.isFinal(state.phase)) return refuse('game-over');
    const seats = awaiting(state);
    if (!seats.includes(seat)) return refuse('not-your-turn', { awaiting: seats.map(String) });
    const types = compiled.moveTypes(state.phase);
    if (types.includes(type)) return null;
    return ruleOf(type).untimely?.(state, seat) ?? refuse('wrong-move', { type, possible: [...types] });
  };

  return {
    ...definition,
    compiled,
    reference: reference(definition.chart),
    awaiting,
    viewFor: (state, viewer) => definition.viewFor(state, viewer, awaiting(state)),
    explain: (state, seat, move) =>
      explainTiming(state, seat, move.type) ?? ruleOf(move.type).explain(state, seat, move),
    consider(state, seat, value) {
      const parsed = definition.partialSchema.safeParse(value);
      if (!parsed.success) return { refusal: malformed(parsed.error.issues[0]) };
      const refusal = explainTiming(state, seat, parsed.data.type);
      return refusal ? { refusal } : definition.consider(state, seat, parsed.data);
    },
    *legalMoves(state, seat) {
      if (!awaiting(state).includes(seat)) return;
      for (const type of compiled.moveTypes(state.phase)) yield* ruleOf(type).legal(state, seat);
    },
    randomMove(state, seat, random) {
      const types = compiled.moveTypes(state.phase);
      // A type drawn at random may have no legal move; then the next one is asked, so that one is always found.
      const first = types.length === 1 ? 0 : random.below(types.length);
      for (let i = 0; i < types.length; i += 1) {
        const move = ruleOf(types[(first + i) % types.length]!).random(state, seat, random);
        if (move) return move;
      }
      return impossible(`seat ${seat} has no legal move in "${state.phase}"`);
    },
    quiet(state, seat, move) {
      const after = clone(state);
      const happenings: Happening[] = [];
      if (!compiled.apply(after, seat, move, (happening) => happenings.push(happening))) return false;
      return (
        !compiled.isFinal(after.phase) &&
        isSameChance(state.chance, after.chance) &&
        definition.isQuiet(happenings)
      );
    },
    parseMove(value) {
      const parsed = definition.moveSchema.safeParse(value);
      if (parsed.success) return { move: parsed.data, refusal: null };
      return { move: null, refusal: malformed(parsed.error.issues[0]) };
    },
  };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** Of an object with keys that are not known. */
  readonly keys?: readonly string[];
}

function malformed(issue: Issue | undefined): Refusal {
  if (issue?.keys) return refuse('malformed', { place: namesOf(issue.keys), problem: 'is not known here' });
  const place = issue?.path.map(String).join('.') || 'the move';
  return refuse('malformed', { place, problem: issue?.message ?? 'cannot be read' });
}

const MOST_KEYS = 3;
const MOST_KEY_CHARACTERS = 40;

/** Keys from outside as a sentence names them: the first few, and how many more there are. */
function namesOf(keys: readonly string[]): string {
  const named = keys.slice(0, MOST_KEYS).map(printable).join(', ');
  return keys.length > MOST_KEYS ? `${named} and ${keys.length - MOST_KEYS} more` : named;
}

/** A key from outside as it may stand in a sentence. */
function printable(key: string): string {
  return /^[\w-]+$/.test(key) && key.length <= MOST_KEY_CHARACTERS
    ? key
    : JSON.stringify(key.slice(0, MOST_KEY_CHARACTERS));
}
