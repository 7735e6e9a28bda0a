import { bonusConflicts, rowsOf } from '../../../src/cli/seed-rows.ts';
import {
  asksForMore,
  CREDIT_LEVELS,
  creditOf,
} from '../../../src/domain/rewards/catalog/proposal.ts';
import { addDays } from '../../../src/domain/calendar.ts';
import { type ExpertAnswer, orderOf } from '../expert-answer.ts';
import { cardRow } from './facts.ts';

const requirements = new Map(rowsOf('requirements').map((row) => [row['slug'], row['kind']]));
const required = rowsOf('credit_card_requirements');
const bonusPairs = bonusConflicts();

const cardsOf = ({ proposal }: ExpertAnswer) => proposal.value.cards.map(({ card }) => card);

/** Finds recommended cards that the person cannot have, or whose facts are not vouched for. */
export function cardsOutOfReach(answer: ExpertAnswer) {
  const { facts } = answer.household;
  const { hasBusiness, meets } = facts;
  return cardsOf(answer).flatMap((slug) => {
    const row = cardRow(slug);
    const needs = required
      .filter(({ card_slug: card }) => card === slug)
      .map((each) => each['requirement_slug'] ?? '');
    const needed = CREDIT_LEVELS.find((level) => level === row['credit_needed']);
    const reasons = [
      row['opened_to_new'] !== 'true' && 'is closed to new members',
      row['is_business'] === 'true' && !hasBusiness && 'is for a business',
      row['confidence'] === 'low' && 'has facts of low confidence',
      needs.some((need) => requirements.get(need) === 'invitation') && 'is by invitation',
      asksForMore(needed ?? 'none', creditOf(facts)) && `asks for ${needed} credit`,
      needs.some((need) => !meets.includes(need)) && `needs ${needs.join()}`,
    ];
    return reasons.flatMap((reason) => (reason === false ? [] : [`${slug} ${reason}`]));
  });
}

/** Finds two cards of one family, or in a first year cards that block each other's bonus. */
export function cardsThatExclude(answer: ExpertAnswer) {
  const cards = cardsOf(answer);
  const families = cards.map((slug) => cardRow(slug)['product_family'] ?? '');
  const twice = families.filter((family, at) => family !== '' && families.indexOf(family) !== at);
  const conflicts = bonusPairs.filter(
    (pair) => answer.year === 'first' && pair.every((card) => cards.includes(card)),
  );
  return [
    ...twice.map((family) => `two cards of the family ${family}`),
    ...conflicts.map((pair) => `${pair.join(' and ')} block each other's bonus`),
  ];
}

/** Finds first-year wallets that cannot be opened with all their bonuses, or only after months that no figure counts. */
export function cardsThatWait(answer: ExpertAnswer) {
  const order = orderOf(answer);
  if (order === null) return ['no order of opening pays every bonus'];
  const late = order.filter(({ on }) => on > addDays(answer.problem.date, 31));
  return late.map(({ card, on }) => `${card} has to wait until ${on}`);
}
