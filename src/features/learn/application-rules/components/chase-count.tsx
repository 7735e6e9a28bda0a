import { Link } from '@tanstack/react-router';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { useRuleStandings, useRulesAndHistory } from '@/features/mine/eligibility/queries.ts';
import { CHASE_RULE, describeCount } from '../describe-count.ts';

/** The applicant's count for Chase's limit on new cards, as a chip that opens its explanation. */
export function ChaseCount() {
  const { standings, applicantName } = useRuleStandings();
  const { history } = useRulesAndHistory();
  const standing = history.length > 0 ? standings.get(CHASE_RULE) : undefined;
  const words = standing && describeCount(standing, applicantName);
  if (!words) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Link
        to="/app/application-rules/$id"
        params={{ id: CHASE_RULE }}
        aria-label={`Chase 5/24: ${words.text}`}
        className="touch-area rounded-sm"
      >
        <StandingBadge tone={words.tone}>{words.text}</StandingBadge>
      </Link>
      {words.needsDates && (
        <Link to="/app/my-cards" search={{ dates: true }} className="underline underline-offset-4">
          Add dates
        </Link>
      )}
    </p>
  );
}
