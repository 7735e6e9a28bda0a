import type { Confidence } from '@/components/confidence-mark.tsx';
import type { CategoryWithParts, CreditCardDetail } from './queries.ts';
import { type CalendarRange, isWithin, parseDateRange } from '@/lib/dates.ts';
import { parseConfidence } from './parse-names.ts';

type Rule = Omit<CreditCardDetail['category_points'][number], 'valid_during'> & {
  valid_during: unknown;
};

export type EarningFacts = Pick<CreditCardDetail, 'spending_caps' | 'card_choices'> & {
  category_points: readonly Rule[];
};

/** Earning rules of a card that differ in nothing but what they cover. */
export type EarningLine = {
  key: string;
  id: number;
  targets: string[];
  rate: number;
  isAdditive: boolean;
  channel: string;
  requiresActivation: boolean;
  cap: CreditCardDetail['spending_caps'][number] | undefined;
  choice: CreditCardDetail['card_choices'][number] | undefined;
  range: CalendarRange;
  confidence: Confidence;
  sourceUrl: string | null;
  verifiedOn: string | null;
};

export type EarningLines = { current: EarningLine[]; upcoming: EarningLine[]; past: EarningLine[] };

type Names = { category: Map<number, string>; subCategory: Map<number, string> };

function readNames(categories: readonly CategoryWithParts[]): Names {
  return {
    category: new Map(categories.map(({ id, name }) => [id, name])),
    subCategory: new Map(
      categories.flatMap((category) => category.sub_categories.map(({ id, name }) => [id, name])),
    ),
  };
}

function getTarget(rule: Rule, names: Names): string {
  const name =
    rule.category_id === null
      ? names.subCategory.get(rule.sub_category_id ?? 0)
      : names.category.get(rule.category_id);
  if (name === undefined) throw new Error(`Earning rule ${rule.id} names no known category.`);
  return name;
}

function toLine(rule: Rule, card: EarningFacts, names: Names): EarningLine {
  return {
    key: String(rule.id),
    id: rule.id,
    targets: [getTarget(rule, names)],
    rate: rule.rate,
    isAdditive: rule.is_additive,
    channel: rule.channel,
    requiresActivation: rule.requires_activation,
    cap: card.spending_caps.find((cap) => cap.id === rule.spending_cap_id),
    choice: card.card_choices.find((choice) => choice.id === rule.card_choice_id),
    range: parseDateRange(typeof rule.valid_during === 'string' ? rule.valid_during : null),
    confidence: parseConfidence(rule.confidence),
    sourceUrl: rule.source_url,
    verifiedOn: rule.verified_on,
  };
}

function getGroup(rule: Rule): string {
  return JSON.stringify([
    rule.rate,
    rule.is_additive,
    rule.spending_cap_id,
    rule.card_choice_id,
    rule.channel,
    rule.requires_activation,
    rule.valid_during,
    rule.confidence,
    rule.source_url,
    rule.verified_on,
  ]);
}

function compareLines(a: EarningLine, b: EarningLine): number {
  return (
    (b.range.from ?? '').localeCompare(a.range.from ?? '') * (a.choice && b.choice ? 1 : 0) ||
    b.rate - a.rate ||
    (a.targets[0] ?? '').localeCompare(b.targets[0] ?? '', 'en')
  );
}

/** Lists a card's rates above its base rate: current, future and past. */
export function listEarningLines(
  card: EarningFacts,
  categories: readonly CategoryWithParts[],
  today: string,
): EarningLines {
  const names = readNames(categories);
  const groups = new Map<string, EarningLine>();
  for (const rule of card.category_points) {
    const group = getGroup(rule);
    const known = groups.get(group);
    if (known) known.targets.push(getTarget(rule, names));
    else groups.set(group, toLine(rule, card, names));
  }
  const lines = [...groups.values()].sort(compareLines);
  return {
    current: lines.filter(({ range }) => isWithin(range, today)),
    upcoming: lines.filter(({ range }) => range.from !== undefined && range.from > today),
    past: lines.filter(({ range }) => range.to !== undefined && range.to < today),
  };
}
