import { describe, expect, it } from 'vitest';
import { inSoak } from '../support/in-soak.ts';
import { answerRow, publishedRows } from './answer-table.ts';
import { bonusesWithoutSpending } from './checks/bonuses.ts';
import { factsOfLowConfidence } from './checks/confidence.ts';
import { creditsWithoutSpending } from './checks/credits.ts';
import { ROUNDING } from './checks/facts.ts';
import { cardsNotTaken, paymentsAtALoss } from './checks/payments.ts';
import {
  linkedBeyondOthers,
  pointsBeyondCash,
  pointsOfUnusedPrograms,
  rewardsBeyondCaps,
} from './checks/points.ts';
import { cardsOutOfReach, cardsThatExclude, cardsThatWait } from './checks/wallets.ts';
import { cardsThatCost, creditsUnsaid, figuresThatDisagree, isSettled } from './checks/worth.ts';
import {
  answerTo,
  type ExpertAnswer,
  nameOf,
  propose,
  questionsFor,
  type Redemption,
} from './expert-answer.ts';

/**
 * Households for which `npm test` searches again with other cards: little spending, a rent, and travel.
 * `npm run test:soak -- full-size` does so for all of them.
 */
const SEARCHED_AGAIN = ['student', 'city renter', 'frequent flyer'];
const isSearchedAgain = ({ household }: ExpertAnswer) =>
  inSoak || SEARCHED_AGAIN.includes(household.slug);

/** Finds errors of an answer, as sentences. */
type Check = (answer: ExpertAnswer) => readonly string[];

/** Asserts an expert's criteria for every answer about one use of points. */
export function describeAnswers(redemption: Redemption): void {
  const answers = questionsFor(redemption).map(answerTo);
  const searchedAgain = answers.filter(isSearchedAgain);
  const findingsOf = (check: Check, asked = answers) =>
    asked.flatMap((answer) => check(answer).map((found) => `${nameOf(answer)}: ${found}`));

  const RULES: readonly (readonly [string, Check])[] = [
    ['are proven, and their figures are the sums of their lines', figuresThatDisagree],
    ['count no point as money that nobody pays for', pointsBeyondCash],
    ['count no points of a program that the household does not use', pointsOfUnusedPrograms],
    ['fill no cap in rewards beyond its amount', rewardsBeyondCaps],
    ['earn on housing only what the other spending on the card buys', linkedBeyondOthers],
    ['count credits up to the spending that they are for, each cent once', creditsWithoutSpending],
    ['earn bonuses by spending that there is', bonusesWithoutSpending],
    ['pay by card only where it earns what it costs', paymentsAtALoss],
    ['put nothing on a card where it is not taken', cardsNotTaken],
    ['name no card that the household cannot have', cardsOutOfReach],
    ['count no fact that nobody vouches for', factsOfLowConfidence],
    ['name no two cards that exclude each other', cardsThatExclude],
    ['can be opened, in the order that is said', cardsThatWait],
    ['say where they rest on credits', creditsUnsaid],
  ];

  describe(`best wallets for ${redemption}`, () => {
    it.each(RULES)('%s', (_, check) => {
      expect(findingsOf(check)).toEqual([]);
    });

    it('name no card that costs more than it adds', () => {
      expect(searchedAgain.length).toBe(inSoak ? answers.length : answers.length / 7);
      expect(findingsOf(cardsThatCost, searchedAgain)).toEqual([]);
    });

    it('are worth no less where more cards are allowed', () => {
      const worse = answers.filter((answer, at) => {
        const smaller = answers[at - 1];
        const isSame = smaller?.household === answer.household && smaller.year === answer.year;
        return (
          isSame && answer.proposal.found.boundCents + ROUNDING < smaller.proposal.value.netCents
        );
      });
      expect(worse.map(nameOf)).toEqual([]);
    });

    it('are worth no less where a card is added to the choice', () => {
      const sample = searchedAgain.filter(({ atMost }) => atMost === 3);
      const better = sample.filter((answer, at) => {
        const { problem, limits, proposal } = answer;
        const cards = proposal.value.cards.map(({ card }) => card);
        const excluded = cards.filter((_, index) => index === at % cards.length);
        const { found } = propose(problem, { ...limits, excluded });
        const netCents = found.best?.netCents ?? 0;
        return !isSettled(answer, found) || netCents > proposal.found.boundCents + ROUNDING;
      });
      expect(better.map(nameOf)).toEqual([]);
    });

    it('are what the documentation says', () => {
      expect(publishedRows(redemption)).toEqual(answers.map(answerRow));
    });
  });
}
