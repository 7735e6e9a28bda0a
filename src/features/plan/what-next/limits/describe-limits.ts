import {
  LEAST_FACTOR,
  MOST_FACTOR,
  type PlanLimit,
  type PlanLimits,
  tightest,
} from '@/domain/plan/plan-limits.ts';
import type { PlanQuestion } from '@/domain/plan/plan-question.ts';
import type { Tenure } from '@/domain/plan/tenure.ts';
import { type PlanParameter, parameterValue } from '@/domain/plan/vary-question.ts';
import { formatCount, formatNumber, formatPercent, formatWholeDollars } from '@/lib/format.ts';
import { nameMonth } from '@/lib/name-month.ts';

export type RobustnessFacts = {
  readonly question: PlanQuestion;
  readonly tenures: readonly Tenure[];
  readonly parameters: readonly PlanParameter[];
  readonly names: {
    readonly card: (slug: string) => string;
    readonly pointSystem: (slug: string) => string;
    readonly subCategory: (slug: string) => string;
  };
};

type Side = PlanLimit['side'];
type Ends = Readonly<Record<Side, number | null>>;

const MONTHS_A_YEAR = 12;
/** Limits that a sentence names. */
const MOST_NAMED = 3;
/** A hundredth of a cent a point, and a dollar a month: what limits are rounded to. */
const HUNDREDTHS = 100;
const DOLLAR = 100;
const DUST = 1e-9;

/** Rounds toward the parameter's current value, so that the text claims no more than was checked. */
function rounded(value: number, side: Side | 'now', unit: number): number {
  const units = value / unit;
  if (side === 'now') return Math.round(units) * unit;
  return (side === 'low' ? Math.ceil(units - DUST) : Math.floor(units + DUST)) * unit;
}

/** Describes a parameter at a multiple of its value: `1.2 cents`, or `$340 a month`. */
export function nameValue(
  { question }: Pick<RobustnessFacts, 'question'>,
  parameter: PlanParameter,
  factor: number,
  side: Side | 'now',
): string {
  const value = parameterValue(question, parameter) * factor;
  return parameter.kind === 'spending'
    ? `${formatWholeDollars(rounded(value / MONTHS_A_YEAR, side, DOLLAR))} a month`
    : `${formatNumber(rounded(value, side, 1 / HUNDREDTHS))} cents`;
}

export function nameParameter({ names }: RobustnessFacts, parameter: PlanParameter): string {
  return parameter.kind === 'spending'
    ? names.subCategory(parameter.subCategory)
    : names.pointSystem(parameter.system);
}

/** `Ultimate Rewards are worth at least 1.2 cents`, `you spend $340 to $800 a month on Groceries`. */
function describeEnds(facts: RobustnessFacts, parameter: PlanParameter, { low, high }: Ends) {
  const least = low === null ? null : nameValue(facts, parameter, low, 'low');
  const most = high === null ? null : nameValue(facts, parameter, high, 'high');
  const between = `between ${least?.replace(/ (cents|a month)$/, '')} and ${most}`;
  const range =
    least !== null && most !== null
      ? between
      : least !== null
        ? `at least ${least}`
        : `at most ${most}`;
  const name = nameParameter(facts, parameter);
  return parameter.kind === 'spending'
    ? `you spend ${range} on ${name}`
    : `${name} are worth ${range}`;
}

function joinWithAnd(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** Describes the ranges in which the plan stays best, as known so far: jointly if checked, else one by one. */
export function describeStay(facts: RobustnessFacts, known: PlanLimits): string | null {
  const { limits, together, better } = known;
  if (better || limits.length === 0) return null;
  const clause = (index: number, ends: Ends): string[] => {
    const parameter = facts.parameters[index];
    return parameter && (ends.low !== null || ends.high !== null)
      ? [describeEnds(facts, parameter, ends)]
      : [];
  };
  const endsAlone = (index: number): Ends => {
    const factorOf = (side: Side) =>
      limits.find(
        (limit) => limit.parameter === index && limit.side === side && limit.beyond !== null,
      )?.factor ?? null;
    return { low: factorOf('low'), high: factorOf('high') };
  };
  const endsTogether = (index: number): Ends => {
    const low = together?.low[index] ?? 1;
    const high = together?.high[index] ?? 1;
    const isVaried = low < high;
    return {
      low: isVaried && low > LEAST_FACTOR ? low : null,
      high: isVaried && high < MOST_FACTOR ? high : null,
    };
  };
  const order = tightest(limits);
  if (together) {
    const clauses = order.flatMap((index) => clause(index, endsTogether(index)));
    if (clauses.length > 0) return `It stays the best plan while ${joinWithAnd(clauses)}.`;
  }
  const clauses = order.flatMap((index) => clause(index, endsAlone(index))).slice(0, MOST_NAMED);
  if (clauses.length === 0) {
    return known.done < known.parts
      ? 'Nothing that was tried so far changes it.'
      : 'Nothing that was tried changes it.';
  }
  const alone = clauses.length > 1 ? ', each changed on its own' : '';
  return `It stays the best plan while ${joinWithAnd(clauses)}${alone}.`;
}

export function describeCheck({ record, toleranceCents, together }: PlanLimits): string | null {
  const { searches, proven, openShare } = record;
  if (searches === 0) return null;
  const both = together
    ? ', changed one at a time and then two together'
    : ', changed one at a time';
  const found = `Planned again ${formatCount(searches, 'time')}, at each limit and between them${both}; each from half to double.`;
  const open = Number.isFinite(openShare)
    ? `at most ${formatPercent(Math.ceil(openShare * 1000) / 10)} better is possible there`
    : 'how much better is possible there is not known';
  const proof =
    proven === searches
      ? 'Proven each time.'
      : `${proven === 0 ? 'No better plan was found, which is no proof' : `Proven ${formatCount(proven, 'time')}; at the others no better plan was found`}: ${open}.`;
  return `${found} ${proof} Better by less than ${formatWholeDollars(toleranceCents)} counts as no better.`;
}

export function describeWinner(
  { question, tenures, names }: RobustnessFacts,
  winner: readonly Tenure[],
): string {
  const slugOf = ({ card }: Tenure) => question.catalog.cards[card]?.slug ?? '';
  const missing = (list: readonly Tenure[], other: readonly Tenure[]) =>
    list.filter(({ isNew, card }) => isNew && other.every((each) => each.card !== card));
  const cards = (list: readonly Tenure[]) => list.map((each) => names.card(slugOf(each)));
  const opened = missing(winner, tenures);
  const left = missing(tenures, winner);
  if (opened.length > 0 || left.length > 0) {
    const instead = left.length > 0 ? `not ${joinWithAnd(cards(left))}` : '';
    if (opened.length === 0) return `open ${instead}`.replace('open not', 'do not open');
    return [`open ${joinWithAnd(cards(opened))}`, instead].filter(Boolean).join(', ');
  }
  const moved = winner.flatMap((tenure) => {
    const planned = tenures.find(({ card }) => card === tenure.card);
    return planned && planned.opened !== tenure.opened && tenure.isNew
      ? [`${names.card(slugOf(tenure))} in ${nameMonth(question.date, tenure.opened)}`]
      : [];
  });
  if (moved.length > 0) return `open ${joinWithAnd(moved)}`;
  return [...winner, ...tenures].some(({ then }) => then !== null)
    ? 'close or change cards in another way'
    : 'close cards at other times';
}
