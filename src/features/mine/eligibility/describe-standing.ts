import type { Obstacle } from '@/domain/rewards/catalog/proposal.ts';
import type { Eligibility } from '@/domain/eligibility/eligibility.ts';
import { laterWith } from '@/lib/card-terms.ts';
import { formatDate } from '@/lib/dates.ts';
import type { RuleStanding, StandingWords } from './schema.ts';

/** Why a card is out of reach; the exact requirement is shown beside it. */
function describeObstacleStanding(obstacle: Obstacle | null): StandingWords | null {
  switch (obstacle?.kind) {
    case 'closed':
      return { tone: 'no', text: 'No longer offered', isMarked: true };
    case 'invitation':
      return { tone: 'no', text: 'Only if invited', isMarked: true };
    case 'business':
      return { tone: 'no', text: 'Only with a business' };
    case 'requirement':
      return { tone: 'no', text: 'Requirements not met', isMarked: true };
    case 'credit':
      return { tone: 'no', text: laterWith(obstacle.needed), isMarked: true, isRepeated: true };
    case 'low_confidence':
    case undefined:
      return null;
  }
}

type CardQuestion = {
  readonly obstacle: Obstacle | null;
  readonly hasOffer: boolean;
  readonly isHeld: boolean;
  /** Null: the member. */
  readonly applicantName: string | null;
};

function needsDates(name: string | null): StandingWords {
  return { tone: 'unknown', text: `Add ${name === null ? '' : `${name}’s `}dates to check` };
}

/**
 * Describes a card's eligibility in a few words: may the person apply, with the bonus, and from when. Held cards come
 * first, then unmet requirements, since a date from the application rules would be no promise then. A card without an
 * offer promises no bonus.
 */
export function describeCardStanding(
  eligibility: Eligibility,
  { obstacle, hasOffer, isHeld, applicantName }: CardQuestion,
): StandingWords {
  const { application, bonus, applyWithBonusOn, warnings, gaps } = eligibility;
  if (isHeld) {
    const isWithoutBonus = bonus.kind === 'no' && applyWithBonusOn === null;
    const text = `${applicantName === null ? 'You hold' : `${applicantName} holds`} it`;
    return { tone: 'advice', text, isWithoutBonus };
  }
  const refusal = describeObstacleStanding(obstacle);
  if (refusal && obstacle?.kind === 'credit' && hasOffer) {
    // Credit can be built; a bonus that is refused for good stays so.
    if (bonus.kind === 'no' && applyWithBonusOn === null)
      return { tone: 'no', text: 'Later, without the bonus', isWithoutBonus: true };
  }
  if (refusal) return refusal;
  if (application.kind === 'no') {
    return {
      tone: 'no',
      text: application.from === null ? 'Not eligible' : `From ${formatDate(application.from)}`,
    };
  }
  if (hasOffer && bonus.kind === 'no') {
    return applyWithBonusOn === null
      ? { tone: 'warning', text: 'Allowed, without the bonus', isWithoutBonus: true }
      : { tone: 'warning', text: `Bonus from ${formatDate(applyWithBonusOn)}` };
  }
  if (warnings.length > 0) return { tone: 'warning', text: 'Allowed, with a warning' };
  if (gaps.length > 0) return needsDates(applicantName);
  return { tone: 'yes', text: hasOffer ? 'Eligible now' : 'Eligible now, no bonus' };
}

export function describeRuleStanding(
  { kind, rule, clearsOn }: RuleStanding,
  applicantName: string | null,
): StandingWords {
  switch (kind) {
    case 'clear':
      return { tone: 'yes', text: 'Clear' };
    case 'advice':
      return { tone: 'advice', text: 'Advice' };
    case 'unknown':
      return needsDates(applicantName);
    case 'blocked': {
      const until = clearsOn === null ? '' : ` until ${formatDate(clearsOn)}`;
      return rule.strictness === 'hard'
        ? { tone: 'no', text: `Blocks ${applicantName ?? 'you'}${until}` }
        : { tone: 'warning', text: `A warning${until}` };
    }
  }
}
