// Which parts of a statechart the compiler does: everything else is refused by name, before anything runs differently.
import type { PhaseConfig, TransitionConfig } from './chart.ts';

export type AnyPhase = PhaseConfig<string, string, string, string>;
export type AnyTransition = TransitionConfig<string, string>;

const PHASE_KEYS = new Set([
  'id',
  'description',
  'type',
  'initial',
  'states',
  'entry',
  'exit',
  'always',
  'on',
  'meta',
]);
const TRANSITION_KEYS = new Set(['target', 'guard', 'actions', 'reenter', 'description']);

/** A chart feature that the compiled executor does not do; the message names the feature and the phase. */
export class UnsupportedChartError extends Error {
  constructor(where: string, what: string) {
    super(
      `The chart compiler does not do ${what} (in "${where || 'the root'}"); write it with plain phases, guards and actions.`,
    );
    this.name = 'UnsupportedChartError';
  }
}

/**
 * Checks one phase without the phases inside it.
 * @param path the names from the root down to it; empty for the root
 * @throws UnsupportedChartError
 */
export function checkPhase(config: AnyPhase, path: readonly string[]): void {
  const where = path.join('.');
  const refuse = (what: string): never => {
    throw new UnsupportedChartError(where, what);
  };
  // Phases are told apart by their dotted path, and targets are written with dots and "#".
  if (/[.#]/.test(path.at(-1) ?? '')) refuse('a name with "." or "#"');
  for (const key of Object.keys(config)) if (!PHASE_KEYS.has(key)) refuse(`"${key}"`);
  const type: string | undefined = config.type;
  if (type !== undefined && type !== 'final') refuse(`type "${type}"`);
  checkActions(where, config.entry);
  checkActions(where, config.exit);
  const isRoot = path.length === 0;
  const isFinal = type === 'final';
  if (isFinal && path.length !== 1) refuse('a final phase below the top level');
  // XState runs these when the whole machine stops, which the compiled chart has no moment for.
  if ((isFinal || isRoot) && list(config.exit).length > 0)
    refuse('exit actions of the root or of a final phase');
  if (isFinal && (config.on !== undefined || config.always !== undefined))
    refuse('ways out of a final phase');
  const hasPhases = Object.keys(config.states ?? {}).length > 0;
  if (isFinal && hasPhases) refuse('phases inside a final phase');
  if (!hasPhases && config.initial !== undefined) refuse('an initial phase of a phase without phases inside');
  if (hasPhases && !Object.hasOwn(config.states ?? {}, String(config.initial))) {
    refuse('a phase with phases inside but no initial one of them');
  }
  if (hasPhases && config.meta?.asks !== undefined) refuse('"asks" of a phase with phases inside');
  if ('always' in config) checkTransitions(where, isRoot, config.always);
  for (const [event, transitions] of Object.entries(config.on ?? {})) {
    if (event.includes('*')) refuse('wildcard events');
    checkTransitions(where, isRoot, transitions);
  }
}

function checkTransitions(where: string, isRoot: boolean, transitions: unknown): void {
  const refuse = (what: string): never => {
    throw new UnsupportedChartError(where, what);
  };
  for (const given of Array.isArray(transitions) ? (transitions as unknown[]) : [transitions]) {
    if (typeof given !== 'object' || given === null) refuse('transitions in short form');
    const transition = given as AnyTransition;
    for (const key of Object.keys(transition))
      if (!TRANSITION_KEYS.has(key)) refuse(`"${key}" in a transition`);
    if (transition.guard !== undefined && typeof transition.guard !== 'string') {
      refuse('guards with parameters, combined guards or inline guards');
    }
    if (transition.target !== undefined && typeof transition.target !== 'string') refuse('several targets');
    if (isRoot && transition.reenter === true) refuse('a root that reenters itself');
    checkActions(where, transition.actions);
    // XState cannot tell such a move from one that nothing takes.
    if (transition.target === undefined && list(transition.actions).length === 0) {
      refuse('a transition with neither target nor actions');
    }
  }
}

function checkActions(where: string, actions: string | readonly string[] | undefined): void {
  for (const name of list(actions)) {
    if (typeof name !== 'string')
      throw new UnsupportedChartError(where, 'actions with parameters or inline actions');
  }
}

/** What may stand alone or in a list, as a list. */
export function list<T>(value: T | readonly T[] | undefined): T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? [...(value as readonly T[])] : [value as T];
}
