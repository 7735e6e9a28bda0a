import { Link } from '@tanstack/react-router';
import type { CalendarDate } from '@/domain/calendar.ts';
import type { Eligibility } from '@/domain/eligibility/eligibility.ts';
import {
  useEligibility,
  useRuleStandings,
  useRulesAndHistory,
} from '@/features/mine/eligibility/queries.ts';
import type { RuleStanding } from '@/features/mine/eligibility/schema.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { formatDate } from '@/lib/dates.ts';
import { HomePanel } from '@/components/home-panel.tsx';

const shown = 5;
const linkClasses = 'font-medium underline-offset-4 hover:underline';

type EligibilityChange = {
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

function ChangeLink({ link, title }: Pick<EligibilityChange, 'link' | 'title'>) {
  return link.kind === 'card' ? (
    <Link to="/app/credit-cards/$id" params={{ id: link.slug }} className={linkClasses}>
      {title}
    </Link>
  ) : (
    <Link to="/app/application-rules/$id" params={{ id: link.slug }} className={linkClasses}>
      {title}
    </Link>
  );
}

export function EligibilityChanges() {
  const { judge } = useEligibility();
  const { standings, applicantName } = useRuleStandings();
  const { own } = useRulesAndHistory();
  const { entries, inputs } = useHoldings();
  const issuers = new Map(inputs.rows.companies.map(({ slug, name }) => [slug, name]));
  const wished = entries
    .filter(({ memberCard }) => memberCard.status === 'wish_list' && own.includes(memberCard))
    .map(({ card }) => ({ slug: card.slug, name: card.name, eligibility: judge(card.slug) }));
  const changes = listEligibilityChanges(
    standings.values(),
    wished,
    (slug) => issuers.get(slug) ?? slug,
    applicantName,
  );
  if (changes.length === 0) return null;
  return (
    <HomePanel
      title="What opens up, and when"
      note="By the issuers’ application rules"
      more={{ label: 'All rules and where I stand', link: { to: '/app/application-rules' } }}
    >
      <ul aria-label="What opens up, and when" className="divide-y">
        {changes.slice(0, shown).map(({ key, date, title, text, link }) => (
          <li key={key} className="flex items-baseline justify-between gap-3 py-2.5">
            <div className="min-w-0">
              <ChangeLink link={link} title={title} />
              <p className="text-muted-foreground text-sm">{text}</p>
            </div>
            <p className="shrink-0 font-semibold whitespace-nowrap">{formatDate(date)}</p>
          </li>
        ))}
      </ul>
    </HomePanel>
  );
}
