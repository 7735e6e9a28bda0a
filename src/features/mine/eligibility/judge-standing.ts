import type { CalendarDate } from '@/domain/calendar.ts';
import type { ApplicationRule } from '@/domain/eligibility/application-rule.ts';
import type { HistoryCard } from '@/domain/eligibility/card-history.ts';
import { countsOn } from '@/domain/eligibility/counting-time.ts';
import type { RuleBook } from '@/domain/eligibility/rule-book.ts';
import { type RuleFinding, findingOn, timesOf } from '@/domain/eligibility/rule-finding.ts';
import type { RuleStanding, TouchedCard } from './schema.ts';

function latestOf(findings: readonly RuleFinding[]): CalendarDate | null {
  let latest: CalendarDate | null = null;
  for (const { clearsOn } of findings) {
    if (clearsOn === null) return null;
    if (latest === null || clearsOn > latest) latest = clearsOn;
  }
  return latest;
}

function kindOf(rule: ApplicationRule, wanted: readonly TouchedCard[]): RuleStanding['kind'] {
  if (rule.kind === 'other') return 'advice';
  if (wanted.some(({ finding }) => finding !== null)) return 'blocked';
  return wanted.some(({ unknown }) => unknown.length > 0) ? 'unknown' : 'clear';
}

/** A rule only blocks cards that the member could want: `isWanted`, by slug. */
export function standingsOf(
  book: RuleBook,
  history: readonly HistoryCard[],
  date: CalendarDate,
  isWanted: (card: string) => boolean,
): ReadonlyMap<string, RuleStanding> {
  const touched = new Map<string, { rule: ApplicationRule; cards: TouchedCard[] }>();
  for (const product of book.cards.values()) {
    for (const touching of book.rulesOf(product)) {
      const { rule } = touching;
      const entry = touched.get(rule.slug) ?? { rule, cards: [] };
      const times = timesOf(touching, product, history, book);
      entry.cards.push({
        card: product.slug,
        counted: times.times.filter((time) => countsOn(time, date)),
        finding: rule.kind === 'other' ? null : findingOn(times, date),
        unknown: times.unknown,
      });
      touched.set(rule.slug, entry);
    }
  }
  return new Map(
    [...touched].map(([slug, { rule, cards }]): [string, RuleStanding] => {
      const wanted = cards.filter(({ card }) => isWanted(card));
      const findings = wanted.flatMap(({ finding }) => finding ?? []);
      const [most] = wanted.toSorted((a, b) => b.counted.length - a.counted.length);
      return [
        slug,
        {
          rule,
          kind: kindOf(rule, wanted),
          touched: cards,
          counted: most?.counted ?? [],
          clearsOn: latestOf(findings),
        },
      ];
    }),
  );
}
