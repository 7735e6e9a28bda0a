import { HELD, isBonusRule, refusesBonus } from '../domain/eligibility/application-rule.ts';
import { judgeEligibility } from '../domain/eligibility/eligibility.ts';
import type { RuleFinding } from '../domain/eligibility/rule-finding.ts';
import { asksForMore } from '../domain/rewards/catalog/proposal.ts';
import type { Answer } from './answer-files.ts';
import type { EligibilityQuestion } from './read-eligibility.ts';
import { type AskedCard, seededBook } from './seeded-rules.ts';

/** Slugs of obstacles to the card that no card of the member causes and no waiting removes. */
function obstaclesTo(card: AskedCard, { hasBusiness, memberships }: EligibilityQuestion['member']) {
  return [
    ...(card.isOpenToNew ? [] : ['closed-to-new']),
    ...(card.isForBusiness && hasBusiness === false ? ['business'] : []),
    ...(memberships === null
      ? []
      : card.requirements.filter((requirement) => !memberships.includes(requirement))),
  ];
}

const answered = (isRefused: boolean, isDoubtful: boolean) =>
  isRefused ? 'no' : isDoubtful ? 'maybe' : 'yes';

/** A rule about holding the card or one of its family is also reported under the common name. */
function namesOf({ rule }: RuleFinding): readonly string[] {
  const { kind, clock, window } = rule;
  const isAboutHolding =
    refusesBonus(rule) &&
    (kind === 'holding_limit' || (clock === 'closed' && window.unit === 'lifetime'));
  return isAboutHolding && rule !== HELD ? [HELD.slug, rule.slug] : [rule.slug];
}

function answerCard({ today, history, member }: EligibilityQuestion, card: AskedCard): Answer {
  const { application, bonus, applyWithBonusOn, warnings } = judgeEligibility(
    seededBook,
    history,
    card.slug,
    today,
  );
  const obstacles = obstaclesTo(card, member);
  const isAboveCredit = member.credit !== null && asksForMore(card.creditNeeded, member.credit);
  const hard = [application, bonus].flatMap((part) => (part.kind === 'no' ? part.because : []));
  const rules = [...hard, ...warnings].flatMap(namesOf);
  return {
    card: card.slug,
    may_open: answered(
      obstacles.length > 0 || application.kind === 'no',
      isAboveCredit || warnings.some(({ rule }) => !isBonusRule(rule)),
    ),
    may_earn_bonus: answered(
      bonus.kind === 'no',
      warnings.some(({ rule }) => refusesBonus(rule)),
    ),
    from: obstacles.length > 0 ? null : applyWithBonusOn,
    rules: [...new Set([...obstacles, ...rules, ...(isAboveCredit ? ['credit-level'] : [])])],
  };
}

/** The answers to a question about applications, a card each. */
export function answerEligibility(question: EligibilityQuestion): readonly Answer[] {
  return question.ask.map((card) => answerCard(question, card));
}
