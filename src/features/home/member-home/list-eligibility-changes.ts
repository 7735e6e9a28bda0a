import type { CalendarDate } from '@/domain/calendar.ts';
import type { Eligibility } from '@/domain/eligibility/eligibility.ts';
import type { RuleStanding } from '@/features/mine/eligibility/schema.ts';

export type EligibilityChange = {
  readonly key: string;
  readonly date: CalendarDate;
  readonly title: string;
  readonly text: string;
  readonly link:
    | { readonly kind: 'card'; readonly slug: string }
    | { readonly kind: 'rule'; readonly slug: string };
};

type WishedCard = {
  readonly slug: string;
  readonly name: string;
  readonly eligibility: Eligibility;
};

function ofCard(
  { slug, name, eligibility }: WishedCard,
  applicantName: string | null,
): EligibilityChange[] {
  const list = applicantName === null ? 'your wish list' : `${applicantName}’s wish list`;
  const who = applicantName ?? 'you';
  const { application, bonus, applyWithBonusOn } = eligibility;
  const link = { kind: 'card', slug } as const;
  if (application.kind === 'no' && application.from !== null) {
    const text = `On ${list}: ${who} may apply`;
    return [{ key: `card ${slug}`, date: application.from, title: name, text, link }];
  }
  if (bonus.kind === 'no' && applyWithBonusOn !== null) {
    const text = `On ${list}: ${who} may get its bonus`;
    return [{ key: `card ${slug}`, date: applyWithBonusOn, title: name, text, link }];
  }
  return [];
}

/**
 * The first days on which waiting helps: for wish-list cards, and for issuer rules that block today, soonest first.
 * Includes only hard rules, since soft ones never refuse, and no rules about a single product, which matter only for
 * a wish-list card.
 */
export function listEligibilityChanges(
  standings: Iterable<RuleStanding>,
  wished: readonly WishedCard[],
  issuerOf: (slug: string) => string,
  applicantName: string | null,
): EligibilityChange[] {
  const rules = [...standings].flatMap(({ rule, kind, clearsOn, counted }): EligibilityChange[] => {
    if (kind !== 'blocked' || clearsOn === null) return [];
    if (rule.strictness !== 'hard' || rule.scope === 'product') return [];
    const counting = counted.length === 1 ? '1 card counts' : `${counted.length} cards count`;
    const text = `${issuerOf(rule.issuer)}’s rule blocks ${applicantName ?? 'you'} until then: ${counting} today`;
    const link = { kind: 'rule', slug: rule.slug } as const;
    return [{ key: `rule ${rule.slug}`, date: clearsOn, title: rule.title, text, link }];
  });
  return [...wished.flatMap((card) => ofCard(card, applicantName)), ...rules].sort(
    (a, b) => a.date.localeCompare(b.date) || a.title.localeCompare(b.title),
  );
}
