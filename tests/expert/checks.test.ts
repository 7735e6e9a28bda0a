import { describe, expect, it } from 'vitest';
import type { CreditLevel } from '../../src/domain/rewards/catalog/proposal.ts';
import type { LedgerLine } from '../../src/domain/rewards/ledger-line.ts';
import { cents, centsPerPoint, points } from '../../src/domain/units.ts';
import { valueWallet } from '../../src/domain/rewards/valuation/value-wallet.ts';
import { catalogFor, realCatalog } from '../../src/cli/real-catalog.ts';
import { rowsOf } from '../../src/cli/seed-rows.ts';
import { bonusesWithoutSpending } from './checks/bonuses.ts';
import { factsOfLowConfidence } from './checks/confidence.ts';
import { creditsWithoutSpending } from './checks/credits.ts';
import { linesOf } from './checks/ledger-sums.ts';
import { cardsNotTaken, paymentsAtALoss } from './checks/payments.ts';
import {
  linkedBeyondOthers,
  pointsBeyondCash,
  pointsOfUnusedPrograms,
  rewardsBeyondCaps,
} from './checks/points.ts';
import { cardsOutOfReach, cardsThatExclude, cardsThatWait } from './checks/wallets.ts';
import { cardsThatCost, creditsUnsaid, figuresThatDisagree } from './checks/worth.ts';
import { answerRow } from './answer-table.ts';
import { answerTo, type ExpertAnswer, nameOf, questionsFor } from './expert-answer.ts';

const ALL_CHECKS = [
  bonusesWithoutSpending,
  cardsNotTaken,
  cardsOutOfReach,
  cardsThatCost,
  cardsThatExclude,
  cardsThatWait,
  creditsUnsaid,
  creditsWithoutSpending,
  factsOfLowConfidence,
  figuresThatDisagree,
  linkedBeyondOthers,
  paymentsAtALoss,
  pointsBeyondCash,
  pointsOfUnusedPrograms,
  rewardsBeyondCaps,
];

function answerNamed(name: string, credit?: CreditLevel): ExpertAnswer {
  const found = (['cash', 'travel'] as const)
    .flatMap(questionsFor)
    .find((question) => nameOf(question) === name);
  if (!found) throw new RangeError('nobody asks this');
  const { household } = found;
  const facts = { ...household.facts, credit: credit ?? household.facts.credit };
  return answerTo({ ...found, household: { ...household, facts } });
}

const right = answerNamed('city renter, cash, best 2, first year');

/** The same answer with other lines in its ledger. */
function withLines(change: (line: LedgerLine) => LedgerLine, answer = right): ExpertAnswer {
  const { proposal } = answer;
  const value = { ...proposal.value, lines: proposal.value.lines.map(change) };
  return { ...answer, proposal: { ...proposal, value } };
}

/** The answer that recommends these cards, as the engine values them. */
function withCards(answer: ExpertAnswer, ...cards: readonly string[]): ExpertAnswer {
  const wallet = cards.map((card) => ({ id: card, card, selected: {} }));
  const value = valueWallet(answer.problem, wallet);
  const best = { wallet, netCents: value.netCents };
  return { ...answer, proposal: { found: { ...answer.proposal.found, best }, value } };
}

describe('a wrong answer', () => {
  it('is not this one, which has a bonus, a credit and rent paid for a bonus', () => {
    expect(ALL_CHECKS.flatMap((check) => check(right))).toEqual([]);
    const kinds = new Set(right.proposal.value.lines.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['bonus', 'cost', 'credit', 'fee', 'spend']);
  });

  it('is found where it counts points that are no money', () => {
    const wrong = withLines((line) =>
      line.kind === 'spend'
        ? { ...line, centsPerPoint: centsPerPoint(1.7), valueCents: cents(line.points * 1.7) }
        : line,
    );
    expect(pointsBeyondCash(wrong)).not.toEqual([]);
    expect(figuresThatDisagree(wrong)).not.toEqual([]);
  });

  it('is found where points count of a railroad on which nothing is spent', () => {
    const { problem } = right;
    const preferences = { ...problem.preferences, redemption: 'travel' as const };
    const asked = { ...right, problem: { ...problem, preferences } };
    const catalog = realCatalog();
    const card = 'amtrak-guest-rewards-preferred';
    expect(pointsOfUnusedPrograms(withCards(asked, card))).toEqual([]);
    const wrong = withCards({ ...asked, problem: { ...asked.problem, catalog } }, card);
    expect(pointsOfUnusedPrograms(wrong)).toContain(
      `spend of ${card} counts amtrak-guest-rewards unused`,
    );
    // Flights and hotels are paid for, so that any airline's or hotel's points count.
    const flyer = withCards(asked, 'delta-skymiles-gold', 'world-of-hyatt-card');
    expect(flyer.proposal.value.cards.every(({ netCents }) => netCents > 0)).toBe(true);
    expect(pointsOfUnusedPrograms(flyer)).toEqual([]);
  });

  it('is found where a cap in rewards counts for each of its rates', () => {
    const family = answerNamed('big family, cash, best 1, steady year');
    const full = withCards(family, 'aaa-daily-advantage');
    expect(rewardsBeyondCaps(full)).toEqual([]);
    const twice = withLines(
      (line) => (line.kind === 'spend' ? { ...line, points: points(line.points * 2) } : line),
      full,
    );
    expect(rewardsBeyondCaps(twice)).toEqual(['aaa-daily-grocery holds more than its rewards']);
  });

  it('is found where rent earns points that nothing else on the card buys', () => {
    const household = 'renter with a quarter of the rent in other spending';
    const asked = answerNamed(`${household}, cash, best 1, steady year`);
    const renter = withCards(asked, 'bilt-blue-card');
    expect(linkedBeyondOthers(renter)).toEqual([]);
    const wrong = withLines(
      (line) =>
        line.kind === 'spend' && line.card === 'bilt-blue-card' && line.subCategory === 'rent'
          ? { ...line, points: points(line.spendCents / 100) }
          : line,
      renter,
    );
    expect(linkedBeyondOthers(wrong)).toEqual([
      'bilt-blue-card earns more on housing than its use buys',
    ]);
  });

  it('is found where a credit pays back what was not spent, or other things', () => {
    const doubled = withLines((line) =>
      line.kind === 'credit' ? { ...line, valueCents: cents(line.valueCents * 2) } : line,
    );
    expect(creditsWithoutSpending(doubled)).not.toEqual([]);
    const elsewhere = withLines((line) =>
      line.kind === 'credit' && line.subCategory !== null
        ? { ...line, subCategory: 'gyms-fitness' }
        : line,
    );
    expect(creditsWithoutSpending(elsewhere)).not.toEqual([]);
  });

  it('is found where a gift card of an offer counts that nobody spends', () => {
    const card = 'prime-visa';
    const none = `${card} offers no such bonus`;
    const shop = (dollars: number) => {
      const spending = { ...right.household.spending, amazon: cents(dollars * 100) };
      const household = { ...right.household, spending };
      const catalog = catalogFor(realCatalog(), spending);
      return { ...right, household, problem: { ...right.problem, spending, catalog } };
    };
    for (const dollars of [0, 60, 600]) {
      expect(bonusesWithoutSpending(withCards(shop(dollars), card))).toEqual([]);
    }
    const wrong = shop(60);
    const problem = { ...wrong.problem, catalog: realCatalog() };
    expect(bonusesWithoutSpending(withCards({ ...wrong, problem }, card))).toContain(none);
  });

  it('is found where bonuses share the same spending', () => {
    const [bonus] = linesOf(right.proposal.value, 'bonus');
    if (!bonus) throw new RangeError('there is no bonus');
    const { proposal } = right;
    const cards = ['spark-cash-plus', 'amex-platinum', 'amex-gold'];
    const more = cards.map((card) => ({ ...bonus, card, spendCents: cents(500_000) }));
    const value = { ...proposal.value, lines: [...proposal.value.lines, ...more] };
    const wrong = bonusesWithoutSpending({ ...right, proposal: { ...proposal, value } });
    expect(wrong).toContain('bonuses of 3 months need more than is spent in them');
    expect(wrong).toContain('amex-gold offers no such bonus');
    const missed = withLines((line) =>
      line.kind === 'bonus' ? { ...line, spentCents: cents(line.spendCents - 100) } : line,
    );
    expect(bonusesWithoutSpending(missed)).not.toEqual([]);
  });

  it('is found where rent is paid by card for nothing, or its cost left out', () => {
    const steady = { ...right, year: 'steady' as const };
    const { proposal } = steady;
    const lines = proposal.value.lines.filter(({ kind }) => kind !== 'bonus');
    const forNothing = {
      ...steady,
      proposal: { ...proposal, value: { ...proposal.value, lines } },
    };
    expect(paymentsAtALoss(forNothing)).not.toEqual([]);
    const unsaid = withLines((line) =>
      line.kind === 'cost' ? { ...line, valueCents: cents(0) } : line,
    );
    expect(paymentsAtALoss(unsaid)).not.toEqual([]);
  });

  it('is found where a card is used that is not taken', () => {
    const inCostco = withLines((line) =>
      line.kind === 'spend' ? { ...line, card: 'amex-gold', subCategory: 'costco' } : line,
    );
    expect(cardsNotTaken(inCostco)).not.toEqual([]);
    const elsewhere = withLines((line) =>
      line.kind === 'spend' ? { ...line, card: 'amazon-prime-store-card' } : line,
    );
    expect(cardsNotTaken(elsewhere)).not.toEqual([]);
  });

  it.each([
    ['closed', 'citi-custom-cash'],
    ['for a business', 'ink-business-cash'],
    ['for members of a club', 'costco-anywhere-visa'],
    ['by invitation', 'jp-morgan-reserve'],
  ])('is found where a card is %s', (_, card) => {
    expect(cardsOutOfReach(withCards(right, card))).not.toEqual([]);
  });

  it('is found where a card asks for more credit than the person has', () => {
    const student = answerNamed('student, cash, best 1, first year');
    expect(cardsOutOfReach(student)).toEqual([]);
    expect(cardsOutOfReach(withCards(student, 'blue-cash-preferred'))).toEqual([
      'blue-cash-preferred asks for good credit',
    ]);
  });

  it.each([
    ['an offer', 'amtrak-guest-rewards-card', 'the offer of amtrak-guest-rewards-card'],
    ['a match', 'discover-it-miles', 'the rate of discover-it-miles in restaurants'],
    ['a credit', 'venture', 'the credit hotel-credit: $100'],
    ['what a credit is for', 'amex-platinum', 'the credit lululemon-credit: $75'],
    ['a rate', 'ihg-traveler', 'the rate of ihg-traveler in internet-cable'],
    ['what points are worth', 'truist-enjoy-travel', 'the value of truist-points'],
  ])('is found where nobody vouches for %s', (_, card, fact) => {
    const { household, problem } = right;
    const preferences = { ...problem.preferences, redemption: 'travel' as const };
    const spending = {
      ...household.spending,
      'prepaid-hotels': cents(50_000),
      'clothing-stores': cents(200_000),
    };
    const every = { ...right, problem: { ...problem, preferences, spending } };
    const counted = withCards(every, card);
    const catalog = realCatalog();
    const all = withCards({ ...every, problem: { ...every.problem, catalog } }, card);
    expect(factsOfLowConfidence(counted)).toEqual([]);
    expect(factsOfLowConfidence(all)).toContainEqual(expect.stringContaining(fact));
  });

  it('is not there for want of a mark: a match or boost that was not read for its card is of low confidence', () => {
    const unread = rowsOf('signup_bonuses').filter(
      (row) =>
        row['first_year_earn_percent'] !== '' && row['source']?.includes('not read for this card'),
    );
    expect(unread.length).toBeGreaterThan(0);
    expect(unread.filter((row) => row['confidence'] !== 'low')).toEqual([]);
  });

  it('is found where two cards exclude each other', () => {
    expect(cardsThatExclude(withCards(right, 'amex-platinum', 'amex-platinum-schwab'))).not.toEqual(
      [],
    );
    expect(cardsThatExclude(withCards(right, 'ihg-premier', 'ihg-traveler'))).not.toEqual([]);
  });

  it('is found where the cards of a first year cannot be opened together, but not where an order helps', () => {
    const waiting = (...cards: readonly string[]) => cardsThatWait(withCards(right, ...cards));
    expect(waiting('ihg-premier', 'ihg-traveler')).not.toEqual([]);
    expect(waiting('discover-it-cash-back', 'discover-it-miles')).not.toEqual([]);
    expect(waiting('citi-strata', 'citi-double-cash', 'citi-strata-elite')).not.toEqual([]);
    expect(waiting('amex-platinum', 'amex-gold')).toEqual([]);
    const ordered = answerRow(withCards(right, 'amex-platinum', 'amex-gold', 'citi-strata'));
    expect(ordered).toContainEqual(expect.stringContaining('Gold, '));
    expect(ordered).toContainEqual(expect.stringContaining('(in this order)'));
  });

  it('is found where a card costs more than it adds, or nothing is proven', () => {
    expect(
      cardsThatCost(withCards(right, 'citi-double-cash', 'delta-skymiles-reserve')),
    ).not.toEqual([]);
    const { found: search, value } = right.proposal;
    const boundCents = cents(search.boundCents + 10);
    for (const open of [{ isProven: false }, { boundCents }]) {
      const unproven = { ...right, proposal: { found: { ...search, ...open }, value } };
      expect(figuresThatDisagree(unproven)).not.toEqual([]);
    }
  });

  it('is found where it rests on credits without a word', () => {
    const reliant = answerNamed('student, travel, best 1, steady year', 'excellent');
    expect(reliant.bare).not.toBeNull();
    expect(creditsUnsaid(reliant)).toEqual([]);
    expect(creditsUnsaid({ ...reliant, bare: null })).not.toEqual([]);
    expect(creditsUnsaid({ ...reliant, bare: reliant.proposal })).not.toEqual([]);
  });
});
