import { Link } from '@tanstack/react-router';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format.ts';
import type { RuleStanding } from '@/features/mine/eligibility/schema.ts';

type RuleStandingCardProps = {
  standing: RuleStanding;
  cards: readonly { readonly slug: string; readonly name: string }[];
  /** Name of the applicant; null for the member. */
  applicantName: string | null;
};

/** The applicant's standing in one sentence. */
export function describeStanding(
  { kind, rule, counted, clearsOn }: RuleStanding,
  name: string | null,
): string {
  const whom = name ?? 'you';
  const limit = Math.max(1, rule.limitCount ?? 1);
  switch (kind) {
    case 'advice':
      return 'This rule doesn’t depend on dates; it is what applicants report.';
    case 'clear':
      return counted.length === 0
        ? `None of ${name === null ? 'your' : `${name}’s`} cards counts against a card that ${whom} could apply for.`
        : `${counted.length} of ${limit} count today.`;
    case 'unknown':
      return 'It cannot be judged until the missing dates below are entered.';
    case 'blocked':
      if (rule.strictness === 'soft')
        return `It may refuse ${whom}${clearsOn === null ? '' : ` until ${formatDate(clearsOn)}`}: a warning, since issuers make exceptions.`;
      return clearsOn === null
        ? `It blocks ${whom}, and waiting won’t change that.`
        : `It blocks ${whom} until ${formatDate(clearsOn)}. From then on it allows everything it refuses today.`;
  }
}

export function RuleStandingCard({ standing, cards, applicantName }: RuleStandingCardProps) {
  const names = new Map(cards.map(({ slug, name }) => [slug, name]));
  const counted = new Map(
    standing.touched.flatMap(({ counted: times }) => times).map((time) => [time.id, time]),
  );
  const unknown = new Map(
    standing.touched.flatMap(({ unknown: held }) => held).map((held) => [held.id, held]),
  );
  if (counted.size + unknown.size === 0) return null;
  return (
    <Section>
      <SectionHeader>
        <SectionTitle>
          {applicantName === null ? 'My' : `${applicantName}’s`} standing today
        </SectionTitle>
        {counted.size > 0 && (
          <span className="text-muted-foreground text-sm">
            {formatCount(counted.size, 'card')} of {applicantName ?? 'mine'}
          </span>
        )}
      </SectionHeader>
      <SectionContent className="grid gap-3">
        {counted.size > 0 && (
          <ul className="divide-y">
            {[...counted.values()].map((time) => (
              <li key={time.id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span className="font-medium">{names.get(time.card) ?? time.card}</span>
                <span className="text-muted-foreground">
                  {time.from === null ? 'counts' : `counts since ${formatDate(time.from)}`}
                  {time.until === null ? ', for good' : `, until ${formatDate(time.until)}`}
                </span>
              </li>
            ))}
          </ul>
        )}
        {unknown.size > 0 && (
          <p className="text-muted-foreground text-sm">
            Dates are missing for{' '}
            {[...unknown.values()].map(({ card }) => names.get(card) ?? card).join(', ')}.{' '}
            <Link to="/app/my-cards" className="underline underline-offset-4">
              Enter them in my cards
            </Link>
            .
          </p>
        )}
      </SectionContent>
    </Section>
  );
}
