import { Link } from '@tanstack/react-router';
import {
  useEligibility,
  useRuleStandings,
  useRulesAndHistory,
} from '@/features/mine/eligibility/queries.ts';
import { useHoldings } from '@/features/mine/member-cards/queries.ts';
import { formatDate } from '@/lib/dates.ts';
import { type EligibilityChange, listEligibilityChanges } from '../list-eligibility-changes.ts';
import { HomePanel } from '@/components/home-panel.tsx';

const shown = 5;
const linkClasses = 'font-medium underline-offset-4 hover:underline';

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
