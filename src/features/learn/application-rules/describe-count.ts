import type { RuleStanding } from '@/features/mine/eligibility/schema.ts';
import { formatDate } from '@/lib/dates.ts';

/** Slug of Chase's limit on new cards. */
export const CHASE_RULE = 'chase-5-24';

export type CountWords = {
  readonly tone: 'no' | 'unknown' | 'advice';
  readonly text: string;
  /** True while cards without an opening date may count too. */
  readonly needsDates: boolean;
};

/** How many cards count for a rule of some months, and the day on which the next one stops. */
export function describeCount(
  { rule, kind, counted, touched }: RuleStanding,
  applicantName: string | null,
): CountWords | null {
  if (rule.window.unit !== 'months') return null;
  const needsDates = touched.some(({ unknown }) => unknown.length > 0);
  const whose = applicantName === null ? '' : `${applicantName}: `;
  const [next] = counted.flatMap(({ until }) => until ?? []).toSorted();
  const drop = next === undefined ? '' : ` · next drop ${formatDate(next)}`;
  return {
    tone: kind === 'blocked' ? 'no' : needsDates ? 'unknown' : 'advice',
    text:
      counted.length === 0 && needsDates
        ? `${whose}${rule.title}`
        : `${whose}${needsDates ? 'at least ' : ''}${counted.length}/${rule.window.count}${drop}`,
    needsDates,
  };
}
