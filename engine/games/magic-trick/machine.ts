// The statechart of Magic Trick: which phase, who acts, which moves, what comes next.
import { defineChart } from '../../charts/chart.ts';
import * as rules from './rules.ts';
import { explainOrder } from './sorting.ts';
import type { Happening, Move, State } from './types.ts';

// The chart names the type of each event, so what the event holds is certain here.
const orderOf = (move: Move): readonly string[] => (move as Extract<Move, { type: 'arrange' }>).order;
const slotOf = (move: Move): number => (move as Extract<Move, { type: 'play' | 'sleeve' }>).slot;

export const chart = defineChart<State, Move, Happening>()({
  asks: {
    sorters: (state) => rules.sorters(state),
    player: (state) => [state.turn],
  },
  guards: {
    mayArrange: (state, { seat, move }) =>
      rules.sorters(state).includes(seat) && explainOrder(state, seat, orderOf(move)) === null,
    everyRowIsSorted: (state) => rules.everyRowIsSorted(state),
    mayPlay: (state, { seat, move }) => seat === state.turn && rules.mayPlaySlot(state, seat, slotOf(move)),
    maySleeve: (state, { seat, move }) => seat === state.turn && rules.holds(state, seat, slotOf(move)),
    mayPass: (state, { seat }) => seat === state.turn,
    sleeveIsFilled: (state) => rules.sleeveIsFilled(state),
    trickIsIncomplete: (state) => rules.trickIsIncomplete(state),
    anotherTrickFollows: (state) => rules.anotherTrickFollows(state),
    anotherHandFollows: (state) => rules.anotherHandFollows(state),
  },
  actions: {
    deal: (state, _event, tell) => rules.deal(state, tell),
    arrangeRow: (state, { seat, move }, tell) => rules.arrangeRow(state, seat, orderOf(move), tell),
    openRows: (state, _event, tell) => rules.openRows(state, tell),
    playCard: (state, { seat, move }, tell) => rules.playCard(state, seat, slotOf(move), tell),
    sleeveCard: (state, { seat, move }, tell) => rules.sleeveCard(state, seat, slotOf(move), false, tell),
    declineSleeve: (_state, { seat }, tell) => tell({ type: 'passed', seat }),
    passTheTurn: (state) => rules.passTheTurn(state),
    takeTrick: (state, _event, tell) => rules.takeTrick(state, tell),
    sleeveLastCards: (state, _event, tell) => rules.sleeveLastCards(state, tell),
    scoreTheHand: (state, _event, tell) => rules.scoreTheHand(state, tell),
    passTheDeal: (state) => rules.passTheDeal(state),
    endTheGame: (state, _event, tell) => rules.endTheGame(state, tell),
  },
  config: {
    id: 'magic-trick',
    initial: 'hand',
    states: {
      hand: {
        initial: 'dealing',
        states: {
          dealing: {
            entry: 'deal',
            always: { target: 'sorting' },
          },
          sorting: {
            description: 'Each player sorts the row of the player on their left, all at once.',
            meta: { asks: 'sorters' },
            on: { arrange: { guard: 'mayArrange', actions: 'arrangeRow' } },
            always: { guard: 'everyRowIsSorted', actions: 'openRows', target: 'trick' },
          },
          trick: {
            initial: 'playing',
            states: {
              playing: {
                description: 'One card, by slot; who holds the led suit follows it.',
                meta: { asks: 'player' },
                on: { play: { guard: 'mayPlay', actions: 'playCard', target: 'sleeving' } },
              },
              sleeving: {
                description: 'Right after the own play: one card up the sleeve, once a hand, or not now.',
                meta: { asks: 'player' },
                on: {
                  sleeve: { guard: 'maySleeve', actions: 'sleeveCard', target: 'turnOver' },
                  pass: { guard: 'mayPass', actions: 'declineSleeve', target: 'turnOver' },
                },
                always: { guard: 'sleeveIsFilled', target: 'turnOver' },
              },
              turnOver: {
                always: [
                  { guard: 'trickIsIncomplete', actions: 'passTheTurn', target: 'playing' },
                  { guard: 'anotherTrickFollows', actions: 'takeTrick', target: 'playing' },
                  { actions: ['takeTrick', 'sleeveLastCards'], target: '#scoring' },
                ],
              },
            },
          },
          scoring: {
            id: 'scoring',
            entry: 'scoreTheHand',
            always: [
              { guard: 'anotherHandFollows', actions: 'passTheDeal', target: 'dealing' },
              { target: '#over' },
            ],
          },
        },
      },
      over: { id: 'over', type: 'final', entry: 'endTheGame' },
    },
  },
});
