import type { CalendarDate } from '@/domain/calendar.ts';
import type { Eligibility } from '@/domain/eligibility/eligibility.ts';
import type { RuleStanding } from '@/features/eligibility/schema.ts';

export type EligibilityChange = {
  readonly key: string;
  readonly date: CalendarDate;
  readonly title: string;
  readonly text: string;
  readonly link:
    | { readonly kind: 'card'; readonly slug: string }
    | { readonly kind: 'rule'; readonly slug: string };
};

/** A card that the member thinks of getting. */
export type WishedCard = {
  readonly slug: string;
  readonly name: string;
  readonly eligibility: Eligibility;
};

function ofCard({ slug, name, eligibility }: WishedCard): EligibilityChange[] {
  const { application, bonus, applyWithBonusOn } = eligibility;
  const link = { kind: 'card', slug } as const;
  if (application.kind === 'no' && application.from !== null) {
    const text = 'On your wish list: you may apply';
    return [{ key: `card ${slug}`, date: application.from, title: name, text, link }];
  }
  if (bonus.kind === 'no' && applyWithBonusOn !== null) {
    const text = 'On your wish list: you may get its bonus';
    return [{ key: `card ${slug}`, date: applyWithBonusOn, title: name, text, link }];
  }
  return [];
}

/**
 * The first days on which waiting opens something: wished-for cards, then issuers' rules that stand in the way
 * today. The soonest first; of rules the firm ones only, since the soft ones never refuse.
 */
export function listEligibilityChanges(
  standings: Iterable<RuleStanding>,
  wished: readonly WishedCard[],
): EligibilityChange[] {
  const rules = [...standings].flatMap(({ rule, kind, clearsOn, counted }): EligibilityChange[] => {
    if (kind !== 'blocked' || clearsOn === null || rule.strictness !== 'hard') return [];
    const text = `No longer in the way; ${counted.length} of your cards count today`;
    const link = { kind: 'rule', slug: rule.slug } as const;
    return [{ key: `rule ${rule.slug}`, date: clearsOn, title: rule.title, text, link }];
  });
  return [...wished.flatMap(ofCard), ...rules].sort(
    (a, b) => a.date.localeCompare(b.date) || a.title.localeCompare(b.title),
  );
}
