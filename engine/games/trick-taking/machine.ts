// The statechart of Trick-Taking: which phase, who acts, which moves, what comes next.
import { defineChart } from '../../charts/chart.ts';
import * as dealing from './dealing.ts';
import * as rules from './rules.ts';
import { trickIsFull } from './plays.ts';
import { explainTurn } from './turn.ts';
import * as ultimate from './ultimate.ts';
import type { Happening, Move, State } from './types.ts';

// The chart names the type of each event, so what the event holds is certain here.
type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;
const leadOf = (move: Move) => move as MoveOf<'lead'>;
const playsOf = (move: Move) => (move as MoveOf<'turn'>).plays;
const takeOf = (move: Move) => (move as MoveOf<'escape'>).take;
const cardsOf = (move: Move) => (move as MoveOf<'repertoire'>).cards;

export const chart = defineChart<State, Move, Happening>()({
  asks: {
    player: (state) => [state.turn],
    escaper: (state) => [rules.escaper(state)],
    choosers: (state) => ultimate.choosers(state),
  },
  guards: {
    mayLead: (state, { seat, move }) =>
      seat === state.turn && rules.explainLead(state, seat, leadOf(move).card, leadOf(move).hat) === null,
    mayTakeTurn: (state, { seat, move }) =>
      seat === state.turn && explainTurn(state, seat, playsOf(move)) === null,
    trickIsFull: (state) => trickIsFull(state),
    mayEscape: (state, { seat, move }) =>
      seat === rules.escaper(state) && rules.explainEscape(state, takeOf(move)) === null,
    noEscapeIsLeft: (state) => rules.noEscapeIsLeft(state),
    anotherTrickFollows: (state) => dealing.anotherTrickFollows(state),
    onePlayerHasEverything: (state) => ultimate.onePlayerHasEverything(state),
    mayChoose: (state, { seat, move }) =>
      ultimate.choosers(state).includes(seat) &&
      ultimate.explainRepertoire(state, seat, cardsOf(move)) === null,
    everybodyHasChosen: (state) => ultimate.everybodyHasChosen(state),
    roundsAreOver: (state) => ultimate.roundsAreOver(state),
    mayPass: (state, { seat }) => seat === state.turn,
    challengeIsOver: (state) => ultimate.challengeIsOver(state),
  },
  actions: {
    deal: (state, _event, tell) => dealing.deal(state, tell),
    leadCard: (state, { seat, move }, tell) =>
      rules.leadCard(state, seat, leadOf(move).card, leadOf(move).hat, tell),
    playTurn: (state, { seat, move }, tell) => rules.playTurn(state, seat, playsOf(move), tell),
    passTheTurn: (state) => rules.passTheTurn(state),
    closeTheTurns: (state) => rules.closeTheTurns(state),
    takeByEscape: (state, { move }, tell) => rules.takeByEscape(state, takeOf(move), tell),
    takeTheRest: (state, _event, tell) => rules.takeTheRest(state, tell),
    drawUpToSeven: (state, _event, tell) => dealing.drawUpToSeven(state, tell),
    passTheHat: (state, _event, tell) => dealing.passTheHat(state, tell),
    winAlone: (state) => ultimate.winAlone(state),
    callForHands: (state, _event, tell) => ultimate.callForHands(state, tell),
    chooseHand: (state, { seat, move }, tell) => ultimate.chooseHand(state, seat, cardsOf(move), tell),
    openHands: (state, _event, tell) => ultimate.openHands(state, tell),
    phantomShuffle: (state, _event, tell) => ultimate.phantomShuffle(state, tell),
    leadUltimate: (state, _event, tell) => ultimate.leadUltimate(state, tell),
    playUltimateTurn: (state, { seat, move }, tell) =>
      ultimate.playUltimateTurn(state, seat, playsOf(move), tell),
    passTheRoundTurn: (state) => ultimate.passTheRoundTurn(state),
    openTheChallenge: (state, _event, tell) => ultimate.openTheChallenge(state, tell),
    challenge: (state, { seat, move }, tell) => ultimate.challenge(state, seat, playsOf(move), tell),
    pass: (state, { seat }, tell) => ultimate.pass(state, seat, tell),
    decideTheGame: (state) => ultimate.decideTheGame(state),
    endTheGame: (state, _event, tell) => ultimate.endTheGame(state, tell),
  },
  config: {
    id: 'trick-taking',
    initial: 'trick',
    states: {
      trick: {
        initial: 'leading',
        entry: 'deal',
        states: {
          leading: {
            description: 'The holder of the Top Hat leads one card; the hat lies by its rank.',
            meta: { asks: 'player' },
            on: { lead: { guard: 'mayLead', actions: 'leadCard', target: 'turns' } },
          },
          turns: {
            description: 'Clockwise, a turn each, until one ends with seven cards in the trick.',
            meta: { asks: 'player' },
            on: { turn: { guard: 'mayTakeTurn', actions: ['playTurn', 'passTheTurn'] } },
            always: { guard: 'trickIsFull', target: 'escapes' },
          },
          escapes: {
            description: 'The winner is known; each Escape on top takes one card, by rank.',
            entry: 'closeTheTurns',
            meta: { asks: 'escaper' },
            on: { escape: { guard: 'mayEscape', actions: 'takeByEscape' } },
            always: { guard: 'noEscapeIsLeft', actions: 'takeTheRest', target: 'drawing' },
          },
          drawing: {
            entry: 'drawUpToSeven',
            always: [
              { guard: 'anotherTrickFollows', actions: 'passTheHat', target: 'leading' },
              { guard: 'onePlayerHasEverything', actions: 'winAlone', target: '#over' },
              { target: '#ultimate' },
            ],
          },
        },
      },
      ultimate: {
        id: 'ultimate',
        initial: 'choosing',
        states: {
          choosing: {
            description: 'Everybody with a Repertoire chooses one to seven cards of it, all at once.',
            entry: 'callForHands',
            meta: { asks: 'choosers' },
            on: { repertoire: { guard: 'mayChoose', actions: 'chooseHand' } },
            always: {
              guard: 'everybodyHasChosen',
              actions: ['openHands', 'phantomShuffle', 'leadUltimate'],
              target: 'turns',
            },
          },
          turns: {
            description: 'Two rounds of one turn each, without a limit of cards.',
            meta: { asks: 'player' },
            on: { turn: { guard: 'mayTakeTurn', actions: ['playUltimateTurn', 'passTheRoundTurn'] } },
            always: { guard: 'roundsAreOver', target: 'challenge' },
          },
          challenge: {
            description:
              'Clockwise, a turn that makes its player the winning one, or a pass that is not final.',
            entry: 'openTheChallenge',
            meta: { asks: 'player' },
            on: {
              turn: { guard: 'mayTakeTurn', actions: 'challenge' },
              pass: { guard: 'mayPass', actions: 'pass' },
            },
            always: { guard: 'challengeIsOver', actions: 'decideTheGame', target: '#over' },
          },
        },
      },
      over: { id: 'over', type: 'final', entry: 'endTheGame' },
    },
  },
});
