import { Link } from '@tanstack/react-router';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { useRuleStandings } from '@/features/mine/eligibility/queries.ts';
import { useApplicationRules } from '@/features/mine/eligibility/tables.ts';

export function IssuerRules({ companyId }: { companyId: number }) {
  const data = useApplicationRules();
  const { standings, wordsOfRule } = useRuleStandings();
  const rules = data.rules.filter((rule) => rule.company_id === companyId);
  if (rules.length === 0) {
    return <p className="text-muted-foreground">No application rule of this issuer is known.</p>;
  }
  return (
    <ul className="border-foreground divide-y border-t">
      {rules.map((rule) => {
        const standing = standings.get(rule.slug);
        const words = standing && wordsOfRule(standing);
        return (
          <li key={rule.id} className="grid gap-1 py-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <Link
                to="/app/application-rules/$id"
                params={{ id: rule.slug }}
                className="font-medium underline-offset-4 hover:underline"
              >
                {rule.title}
              </Link>
              {words && <StandingBadge tone={words.tone}>{words.text}</StandingBadge>}
            </div>
            <p className="text-muted-foreground text-sm">
              {rule.explanation}{' '}
              <ReportFactButton
                isCompact
                fact={{ table: 'rules', id: rule.id, subject: `the rule “${rule.title}”` }}
              />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
