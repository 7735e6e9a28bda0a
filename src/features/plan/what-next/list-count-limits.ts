import type { PlanFacts } from './judge-openings.ts';

/** Length of the window for counting new cards, in months. */
export const COUNT_MONTHS = 24;

/** A rule that refuses a card at a number of new cards on the credit report. */
export type CountLimit = {
  readonly slug: string;
  readonly title: string;
  /** Issuer by slug. */
  readonly issuer: string;
  readonly limit: number;
  /** False if applicants merely report it. */
  readonly isHard: boolean;
};

/** The rules that look at the count of new cards and touch a card that the plan may open, the lowest number first. */
export function listCountLimits({ question, book }: PlanFacts): readonly CountLimit[] {
  const limits = new Map<string, CountLimit>();
  for (const { slug: card } of question.catalog.cards) {
    // A held card is named by the member's own id and cannot be opened again.
    const product = book.cards.get(card);
    for (const { rule } of product ? book.rulesOf(product) : []) {
      const { slug, title, issuer, limitCount, window, strictness } = rule;
      const looksAtReport =
        rule.kind === 'velocity' &&
        rule.scope === 'all_issuers' &&
        (rule.counts === 'personal' || rule.counts === 'credit_report') &&
        rule.clock === 'account_open';
      if (!looksAtReport || limitCount === null) continue;
      if (window.unit !== 'months' || window.count !== COUNT_MONTHS) continue;
      limits.set(slug, { slug, title, issuer, limit: limitCount, isHard: strictness === 'hard' });
    }
  }
  return [...limits.values()].sort((a, b) => a.limit - b.limit);
}
