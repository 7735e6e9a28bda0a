import type { Obstacle } from '@/domain/catalogue/proposal.ts';
import type { Eligibility } from '@/domain/eligibility/eligibility.ts';
import { formatDate } from '@/lib/dates.ts';
import type { RuleStanding, StandingWords } from './schema.ts';

/** Why a card cannot be had; what exactly it asks for stands beside it. */
function describeObstacleStanding(obstacle: Obstacle | null): string | null {
  switch (obstacle?.kind) {
    case 'closed':
      return 'Not anymore';
    case 'invitation':
      return 'Only if invited';
    case 'business':
      return 'Only with a business';
    case 'requirement':
      return 'Only with what it needs';
    case 'low_confidence':
    case undefined:
      return null;
  }
}

/**
 * The answer for a card in a few words: may one apply, with the bonus, and from when. What the member cannot have
 * is said first: no day of the application rules is a promise then.
 */
export function describeCardStanding(
  eligibility: Eligibility,
  obstacle: Obstacle | null,
): StandingWords {
  const refusal = describeObstacleStanding(obstacle);
  if (refusal !== null) return { tone: 'no', text: refusal };
  const { application, bonus, applyWithBonusOn, warnings, gaps } = eligibility;
  if (application.kind === 'no') {
    return {
      tone: 'no',
      text: application.from === null ? 'Not by waiting' : `From ${formatDate(application.from)}`,
    };
  }
  if (bonus.kind === 'no') {
    return {
      tone: 'warning',
      text:
        applyWithBonusOn === null
          ? 'Allowed, without the bonus'
          : `Bonus from ${formatDate(applyWithBonusOn)}`,
    };
  }
  if (warnings.length > 0) return { tone: 'warning', text: 'Allowed, with a warning' };
  if (gaps.length > 0) return { tone: 'unknown', text: 'Needs more of my dates' };
  return { tone: 'yes', text: 'Today, with the bonus' };
}

/** How a rule stands, in a few words. */
export function describeRuleStanding({ kind, rule, clearsOn }: RuleStanding): StandingWords {
  switch (kind) {
    case 'clear':
      return { tone: 'yes', text: 'Clear' };
    case 'advice':
      return { tone: 'advice', text: 'Advice' };
    case 'unknown':
      return { tone: 'unknown', text: 'Needs more of my dates' };
    case 'blocked': {
      const until = clearsOn === null ? 'not by waiting' : `clear ${formatDate(clearsOn)}`;
      return rule.strictness === 'hard'
        ? { tone: 'no', text: `In the way, ${until}` }
        : { tone: 'warning', text: `Warns, ${until}` };
    }
  }
}
