import {
  annualFee,
  baseRate,
  capFields,
  capOfRule,
  checkTarget,
  countsToward524,
  creditFields,
  firstYearFee,
  foreignFee,
  isBusiness,
  isChargeCard,
  network,
  ruleRate,
  targetFields,
  tierFields,
} from '@/features/catalog/card-columns/schema.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { type Check, textsOf, validate, type Values } from '@/lib/fields/check-fields.ts';
import type { Field, FieldOption, Texts } from '@/lib/fields/field.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { cardName, type OwnCardRow, ownCardRecord, type OwnFacts } from './schema.ts';
import { isVisibleName } from '@contract/visible-name.ts';

const yesOrNo: readonly FieldOption[] = [
  { value: 'false', label: 'No' },
  { value: 'true', label: 'Yes' },
];
const asQuestion = (field: Field, label: string): Field => ({ ...field, label, options: yesOrNo });

export const issuer = text('issuer', 'Issuer', {
  isRequired: true,
  pattern: { test: isVisibleName },
  problem: 'Enter the bank or credit union.',
});
export const earns = text('earns', 'It earns', { isRequired: true });
export const pointsName = text('points_name', 'Name of its points', {
  pattern: { test: isVisibleName },
});
export const pointsValue = number('points_value', 'Cents that a point is worth', {
  digits: 4,
  max: 1000,
});

/** The fields that everybody fills in, and those below the fold. */
export const firstFields: readonly Field[] = [
  cardName,
  issuer,
  network,
  earns,
  pointsName,
  pointsValue,
  annualFee,
  baseRate,
];
export const moreFields: readonly Field[] = [
  firstYearFee,
  foreignFee,
  asQuestion(isBusiness, 'Business card'),
  asQuestion(isChargeCard, 'Charge card'),
  { ...asQuestion(countsToward524, 'On your personal credit report'), initial: 'true' },
];

const target = text('target', 'Category', { problem: 'Choose a category.', isRequired: true });
const tierBonus: readonly Field[] = [
  tierFields.spend,
  tierFields.days,
  { ...tierFields.points, label: 'Bonus points' },
  { ...tierFields.cash, label: 'Bonus in dollars' },
];

/** The lists of a card that a member types, with the values of a new row. */
export const sections = {
  category_points: {
    title: 'Rates by category',
    one: 'rate',
    fields: [target, ruleRate, { ...capOfRule, label: 'Up to a cap' }],
    created: {
      category_id: null,
      sub_category_id: null,
      is_additive: false,
      spending_cap_id: null,
      card_choice_id: null,
      channel: 'any',
      requires_activation: false,
      valid_during: '(,)',
    },
  },
  spending_caps: {
    title: 'Caps on those rates',
    one: 'cap',
    fields: [
      capFields.name,
      capFields.amount,
      capFields.period,
      { ...capFields.fallback, label: 'Rate beyond it' },
    ],
    created: { amount_points: null, period: 'calendar_year', fallback_rate: 1 },
  },
  credit_card_benefits: {
    title: 'Credits',
    one: 'credit',
    fields: [
      creditFields.name,
      { ...creditFields.benefit, label: 'Kind' },
      creditFields.value,
      creditFields.times,
      creditFields.period,
      creditFields.alignment,
      { ...creditFields.usage, label: 'You use, %' },
      creditFields.endsOn,
    ],
    created: {
      points_value: null,
      period: 'year',
      alignment: 'calendar',
      occurrences_per_period: 1,
      start_month: null,
      default_usage_percent: 100,
      excludes_first_year: false,
      ends_on: null,
      min_spend_cents: null,
      benefit_spending: [],
    },
  },
  signup_bonuses: {
    title: 'First bonus',
    one: 'bonus',
    fields: tierBonus,
    created: {
      starts_on: null,
      ends_on: null,
      first_year_fee_waived: null,
      free_nights: null,
      free_night_points_limit: null,
      first_year_earn_percent: null,
      signup_bonus_credits: [],
      signup_bonus_tiers: [],
    },
  },
} as const satisfies Record<
  string,
  {
    readonly title: string;
    readonly one: string;
    readonly fields: readonly Field[];
    readonly created: object;
  }
>;
export type SectionName = keyof typeof sections;
export const sectionNames: readonly SectionName[] = [
  'category_points',
  'spending_caps',
  'credit_card_benefits',
  'signup_bonuses',
];

/** A row of a list as it is typed. */
export type Line = { readonly id: number; readonly base: object; readonly texts: Texts };
export type OwnForm = {
  readonly texts: Texts;
  readonly lines: Readonly<Record<SectionName, readonly Line[]>>;
  /** Facts that the form does not show, kept as they are. */
  readonly base: OwnFacts;
};

/** Values of the list for what a card earns that are no point system. */
export const OWN_POINTS = 'own';

const at = (row: object, name: string): unknown => Reflect.get(row, name);

function toTarget(row: object): string {
  const [whole, part] = targetFields.map(({ name }) => at(row, name));
  if (typeof whole === 'number') return `category_id:${whole}`;
  return typeof part === 'number' ? `sub_category_id:${part}` : '';
}

function listTiers(bonus: object): readonly unknown[] {
  const tiers = at(bonus, 'signup_bonus_tiers');
  return Array.isArray(tiers) ? tiers.map((tier: unknown) => tier) : [];
}

function toLine(name: SectionName, row: object & { readonly id: number }): Line {
  const [first] = listTiers(row);
  const values = name === 'signup_bonuses' ? { ...(typeof first === 'object' && first) } : row;
  const texts = textsOf(sections[name], { ...values, target: toTarget(row) });
  return { id: row.id, base: row, texts };
}

export function addLine(name: SectionName, lines: readonly Line[]): readonly Line[] {
  const id = Math.max(0, ...lines.map((line) => line.id)) + 1;
  const row = { ...sections[name].created, id };
  return [...lines, toLine(name, row)];
}

/** The texts of the form for a card; rates of a choice are not typed, and stay with it. */
export function toOwnForm(
  { name, facts }: Pick<OwnCardRow, 'name' | 'facts'>,
  rows: CatalogRows,
): OwnForm {
  const company = rows.companies.find(({ id }) => id === facts.card.company_id);
  const { points } = facts;
  const listed = {
    ...facts,
    category_points: facts.category_points.filter(({ card_choice_id }) => card_choice_id === null),
  };
  const lines = (section: SectionName) => listed[section].map((row) => toLine(section, row));
  return {
    texts: textsOf(
      { fields: [...firstFields, ...moreFields] },
      {
        ...facts.card,
        name,
        issuer: company?.name ?? facts.issuer ?? '',
        earns: points ? OWN_POINTS : String(facts.card.point_system_id),
        points_name: points?.name ?? '',
        points_value: points?.value ?? '',
      },
    ),
    lines: {
      category_points: lines('category_points'),
      spending_caps: lines('spending_caps'),
      credit_card_benefits: lines('credit_card_benefits'),
      signup_bonuses: lines('signup_bonuses'),
    },
    base: facts,
  };
}

/** Messages by the field, and by the list, the row and the field: `category_points.2.rate`. */
export type OwnErrors = Texts;
export type OwnReading =
  | { readonly kind: 'valid'; readonly values: Pick<OwnCardRow, 'name' | 'facts'> }
  | { readonly kind: 'invalid'; readonly errors: OwnErrors };

const isFilled = (texts: Texts, { name }: Field) => (texts[name] ?? '').trim() !== '';

function checkFirst(texts: Texts): Record<string, string> {
  if (texts[earns.name] !== OWN_POINTS) return {};
  return {
    ...(isFilled(texts, pointsName) ? {} : { [pointsName.name]: 'Enter the name of the points.' }),
    ...(isFilled(texts, pointsValue) ? {} : { [pointsValue.name]: 'Enter what a point is worth.' }),
  };
}

const checks: Readonly<Partial<Record<SectionName, Check>>> = {
  signup_bonuses: (texts) =>
    tierBonus.slice(2).some((field) => isFilled(texts, field))
      ? {}
      : { [tierFields.points.name]: 'Enter the points or the dollars.' },
};

function readTarget(chosen: string): Record<string, number | null> {
  const [column = '', id = ''] = chosen.split(':');
  return Object.fromEntries(
    targetFields.map(({ name }) => [name, name === column ? Number(id) : null]),
  );
}

type LineReading =
  | { readonly kind: 'valid'; readonly row: object }
  | { readonly kind: 'invalid'; readonly errors: Texts };

/** Reads a row of a list; a cap that was removed is none. */
function readLine(
  name: SectionName,
  { base, texts }: Line,
  caps: ReadonlySet<string>,
): LineReading {
  const capText = texts[capOfRule.name] ?? '';
  const typed =
    name === 'category_points' && !caps.has(capText) ? { ...texts, [capOfRule.name]: '' } : texts;
  const reading = validate(
    { fields: sections[name].fields, ...(checks[name] && { check: checks[name] }) },
    typed,
  );
  if (reading.kind === 'invalid') return reading;
  const { target: _chosen, ...values }: Values = reading.values;
  if (name === 'signup_bonuses') {
    const [first, ...others] = listTiers(base);
    const own = {
      tier: 1,
      credits_cents: null,
      ...(typeof first === 'object' && first),
      ...values,
    };
    return { kind: 'valid', row: { ...base, signup_bonus_tiers: [own, ...others] } };
  }
  if (name !== 'category_points') return { kind: 'valid', row: { ...base, ...values } };
  const where = readTarget(texts['target'] ?? '');
  const problem = checkTarget(
    Object.fromEntries(
      Object.entries(where).map(([key, id]) => [key, id === null ? '' : String(id)]),
    ),
  );
  return Object.keys(problem).length > 0
    ? { kind: 'invalid', errors: { target: 'Choose a category.' } }
    : { kind: 'valid', row: { ...base, ...values, ...where } };
}

const shape = ownCardRecord.schema.fields.facts;

/** Reads the form by the rules of the catalog's tables. */
export function readOwnForm({ texts, lines, base }: OwnForm, rows: CatalogRows): OwnReading {
  const reading = validate({ fields: [...firstFields, ...moreFields], check: checkFirst }, texts);
  const errors: Record<string, string> = reading.kind === 'invalid' ? { ...reading.errors } : {};
  const caps = new Set(lines.spending_caps.map(({ id }) => String(id)));
  const lists: Partial<Record<SectionName, object[]>> = {};
  for (const name of sectionNames) {
    lists[name] = lines[name].flatMap((line): object[] => {
      const read = readLine(name, line, caps);
      if (read.kind === 'valid') return [read.row];
      for (const [field, message] of Object.entries(read.errors))
        errors[`${name}.${line.id}.${field}`] = message;
      return [];
    });
  }
  if (reading.kind === 'invalid' || Object.keys(errors).length > 0)
    return { kind: 'invalid', errors };
  const values: Values = reading.values;
  const {
    name: _name,
    issuer: _issuer,
    earns: earned,
    points_name,
    points_value,
    ...card
  } = values;
  const word = (texts[issuer.name] ?? '').trim();
  const company = rows.companies.find((each) => each.name.toLowerCase() === word.toLowerCase());
  const isOwn = earned === OWN_POINTS;
  const chosen = base.category_points.filter(({ card_choice_id: choice }) =>
    base.card_choices.some(({ id }) => id === choice),
  );
  const taken = new Set(chosen.map(({ id }) => id));
  const typed = lists.category_points ?? [];
  let next = Math.max(0, ...base.category_points.map(({ id }) => id));
  return {
    kind: 'valid',
    values: {
      name: (texts[cardName.name] ?? '').trim(),
      facts: shape.parse({
        ...base,
        ...lists,
        category_points: [
          ...chosen,
          // A new rate may have the number of one that the form does not show.
          ...typed.map((row) =>
            taken.has(Number(at(row, 'id'))) ? { ...row, id: (next += 1) } : row,
          ),
        ],
        issuer: company ? null : word,
        points: isOwn ? { name: points_name, value: points_value } : null,
        card: {
          ...base.card,
          ...card,
          company_id: company?.id ?? null,
          point_system_id: isOwn ? null : Number(earned),
        },
      }),
    },
  };
}
