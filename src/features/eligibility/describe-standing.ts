import type { Eligibility } from '@/domain/eligibility/eligibility.ts';
import { formatDate } from '@/lib/dates.ts';
import type { RuleStanding, StandingWords } from './schema.ts';

/** The answer for a card in a few words: may one apply, with the bonus, and from when. */
export function describeCardStanding(eligibility: Eligibility): StandingWords {
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
