import { formatLongDate } from '../format.ts';
import type { Answer, Eligibility, HistoryGap } from './eligibility.ts';
import type { RuleFinding } from './rule-finding.ts';

/** Turns a card's slug into the name people know it by. */
type NameOf = (card: string) => string;

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** The cards that a finding rests on, with the day from which each counts. */
function describeCauses({ causes }: RuleFinding, nameOf: NameOf): string {
  return listed(
    causes.map(({ card, from }) =>
      from === null ? nameOf(card) : `${nameOf(card)} (${formatLongDate(from)})`,
    ),
  );
}

/** One sentence for a rule in the way: its name, the cards that cause it, and when it clears. */
export function describeFinding(finding: RuleFinding, nameOf: NameOf): string {
  const { rule, clearsOn } = finding;
  const end =
    clearsOn === null ? 'waiting does not clear it' : `it clears on ${formatLongDate(clearsOn)}`;
  return `${rule.title} counts ${describeCauses(finding, nameOf)}; ${end}.`;
}

/** `what` is the act the answer is about: `apply`, `get the bonus`. */
function describeAnswer(answer: Answer, what: string, who: string): string {
  if (answer.kind === 'yes') {
    return answer.until === null
      ? `${who} may ${what}.`
      : `${who} may ${what} until ${formatLongDate(answer.until)}, when a planned card begins to count.`;
  }
  const rules = listed(answer.because.map(({ rule }) => rule.title));
  return answer.from === null
    ? `${who} may not ${what}, and waiting does not change that (${rules}).`
    : `${who} may ${what} from ${formatLongDate(answer.from)} (${rules}).`;
}

/** One sentence that answers "may I apply?". */
export function describeApplication(answer: Answer, who = 'You'): string {
  return describeAnswer(answer, 'apply', who);
}

/** One sentence that answers "would I get the bonus?". */
export function describeBonusAnswer(answer: Answer, who = 'You'): string {
  return describeAnswer(answer, 'get the bonus', who);
}

/** Describes the missing data for judging a rule in a sentence. */
export function describeGap({ rule, cards }: HistoryGap, nameOf: NameOf): string {
  const day =
    rule.clock === 'bonus_posted'
      ? 'the day the bonus posted, or that there was none,'
      : rule.clock === 'closed'
        ? 'the closing day'
        : 'the opening day';
  return `${rule.title} cannot be judged until you enter ${day} for ${listed(cards.map(({ card }) => nameOf(card)))}.`;
}

/** Describes a card's eligibility, answers first; `who` is the applicant's name. */
export function describeEligibility(
  eligibility: Eligibility,
  nameOf: NameOf,
  who = 'You',
): readonly string[] {
  const { application, bonus, warnings, advice, gaps } = eligibility;
  const reasons = [application, bonus].flatMap((answer) =>
    answer.kind === 'no' ? answer.because.map((finding) => describeFinding(finding, nameOf)) : [],
  );
  return [
    describeApplication(application, who),
    describeBonusAnswer(bonus, who),
    ...new Set(reasons),
    ...warnings.map((finding) => `Reported, not certain: ${describeFinding(finding, nameOf)}`),
    ...advice.map(({ title, explanation }) => `${title}: ${explanation}`),
    ...gaps.map((gap) => describeGap(gap, nameOf)),
  ];
}
