import type { Card } from '../../src/domain/rewards/catalog/card.ts';
import type { LpText, Term } from './lp-text.ts';
import type { ModelQuestion } from './model-question.ts';

/** Adds the rules for cards in a wallet together; `held` names the variable of each. */
export function addLimits(
  lp: LpText,
  question: ModelQuestion,
  held: ReadonlyMap<Card, string>,
): void {
  const cards = [...held].map(([card, name]) => ({ card, name }));
  const sumOf = (some: readonly { readonly name: string }[]) =>
    some.map(({ name }): Term => [1, name]);
  if (question.kind === 'hold') {
    for (const { name } of cards) lp.row([[1, name]], '=', 1);
    return;
  }
  const pinned = new Set(question.pinned);
  lp.row(sumOf(cards), '<=', question.atMost);
  for (const { card, name } of cards) {
    if (pinned.has(card.slug)) lp.row([[1, name]], '=', 1);
    else if (question.excluded?.includes(card.slug)) lp.row([[1, name]], '=', 0);
  }
  const families = question.onePerFamily === true ? cards.map(({ card }) => card.family) : [];
  for (const family of new Set(families)) {
    if (family === null) continue;
    const members = cards.filter(({ card }) => card.family === family);
    const kept = members.filter(({ card }) => pinned.has(card.slug));
    lp.row(sumOf(members), '<=', Math.max(1, kept.length));
  }
  for (const two of question.incompatible ?? []) {
    if (two.every((slug) => pinned.has(slug))) continue;
    lp.row(sumOf(cards.filter(({ card }) => two.includes(card.slug))), '<=', 1);
  }
  for (const slugs of question.except ?? []) {
    const terms = cards.map(({ card, name }): Term => [slugs.includes(card.slug) ? 1 : -1, name]);
    lp.row(terms, '<=', slugs.length - 1);
  }
}
