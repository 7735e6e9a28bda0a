import {
  annualFee,
  baseRate,
  capFields,
  capOfRule,
  checkCount,
  choiceFields,
  countsToward524,
  creditFields,
  firstYearFee,
  foreignFee,
  isBusiness,
  isChargeCard,
  network,
  ruleRate,
  tierFields,
} from '@/features/catalog/card-columns/schema.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import { type Check, textsOf, validate, type Values } from '@/lib/fields/check-fields.ts';
import type { Field, FieldOption, Texts } from '@/lib/fields/field.ts';
import { number } from '@/lib/fields/number-fields.ts';
import { text } from '@/lib/fields/text-fields.ts';
import { checkLinkedRate, findTwice, linkedSection, linkedSpending } from './read-linked-rate.ts';
import {
  joinTargets,
  keepRules,
  listParts,
  readTarget,
  readTargets,
  splitTargets,
  toTarget,
} from './read-targets.ts';
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
const choosable = text('card_choice_options', 'What can be chosen', { kind: 'words', max: 9999 });
const paysFor = text('benefit_spending', 'What it pays for', {
  kind: 'words',
  max: 9999,
  hint: 'Leave it empty if no spending is needed.',
});
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
  card_choices: {
    title: 'Rates by choice',
    one: 'choice',
    fields: [
      choiceFields.name,
      choosable,
      {
        ...choiceFields.mode,
        label: 'Who chooses',
        options: [
          { value: 'member_selected', label: 'You do' },
          { value: 'top_spend', label: 'Your top spending' },
        ],
      },
      choiceFields.count,
      choiceFields.rate,
      { ...choiceFields.cap, label: 'Up to a cap' },
      { ...choiceFields.changes, label: 'Change it every' },
    ],
    created: {
      slug: null,
      mode: 'member_selected',
      choose_count: 1,
      spending_cap_id: null,
      change_period: null,
      card_choice_options: [],
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
  linked_rates: linkedSection,
  credit_card_benefits: {
    title: 'Credits',
    one: 'credit',
    fields: [
      creditFields.name,
      { ...creditFields.benefit, label: 'Kind' },
      paysFor,
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
  'card_choices',
  'spending_caps',
  'linked_rates',
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

function toLine(name: SectionName, row: object & { readonly id: number }): Line {
  const [first] = listParts(row, 'signup_bonus_tiers');
  const texts = textsOf(sections[name], {
    ...(name === 'signup_bonuses' ? first : row),
    target: toTarget(row),
    [choosable.name]: joinTargets(listParts(row, choosable.name)),
    [paysFor.name]: joinTargets(listParts(row, paysFor.name)),
    ...('sub_category_slugs' in row && {
      [linkedSpending.name]: String(row.sub_category_slugs).replaceAll(',', ' '),
    }),
  });
  return { id: row.id, base: row, texts };
}

/** Adds a row, never with the number of one that was removed: what was noted of that one would be its own. */
export function addLine(
  name: SectionName,
  lines: readonly Line[],
  base: OwnFacts,
): readonly Line[] {
  const id = Math.max(0, ...[...base[name], ...lines].map((row) => row.id)) + 1;
  const row = { ...sections[name].created, id };
  return [...lines, toLine(name, row)];
}

/** The texts of the form for a card; rates that name a choice are not typed, and stay with it. */
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
      card_choices: lines('card_choices'),
      spending_caps: lines('spending_caps'),
      linked_rates: lines('linked_rates'),
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
  linked_rates: checkLinkedRate,
  signup_bonuses: (texts) =>
    tierBonus.slice(2).some((field) => isFilled(texts, field))
      ? {}
      : { [tierFields.points.name]: 'Enter the points or the dollars.' },
  card_choices: (texts) => ({
    ...checkCount(texts),
    ...(texts[choiceFields.mode.name] !== 'rotating' &&
      !isFilled(texts, choosable) && { [choosable.name]: 'Add what can be chosen.' }),
  }),
};

type LineReading =
  | { readonly kind: 'valid'; readonly row: object }
  | { readonly kind: 'invalid'; readonly errors: Texts };

/** Reads a row of a list; a cap that was removed is none. */
function readLine(
  name: SectionName,
  { base, texts }: Line,
  caps: ReadonlySet<string>,
  rows: CatalogRows,
): LineReading {
  const isCapped = caps.has(texts[capOfRule.name] ?? '');
  const reading = validate(
    { fields: sections[name].fields, ...(checks[name] && { check: checks[name] }) },
    isCapped ? texts : { ...texts, [capOfRule.name]: '' },
  );
  if (reading.kind === 'invalid') return reading;
  const { target: _chosen, ...values }: Values = reading.values;
  if (name === 'signup_bonuses') {
    const [first, ...others] = listParts(base, 'signup_bonus_tiers');
    const own = { tier: 1, credits_cents: null, ...first, ...values };
    return { kind: 'valid', row: { ...base, signup_bonus_tiers: [own, ...others] } };
  }
  if (name === 'linked_rates') {
    const slugs = splitTargets(texts[linkedSpending.name] ?? '');
    return { kind: 'valid', row: { ...base, ...values, [linkedSpending.name]: slugs } };
  }
  const where = name === 'category_points' ? readTarget(texts[target.name] ?? '') : {};
  if (where === null) return { kind: 'invalid', errors: { [target.name]: 'Choose a category.' } };
  const parts = [choosable.name, paysFor.name]
    .filter((list) => list in values)
    .map((list) => [list, readTargets(listParts(base, list), texts[list] ?? '', rows)] as const);
  return { kind: 'valid', row: { ...base, ...values, ...where, ...Object.fromEntries(parts) } };
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
      const read = readLine(name, line, caps, rows);
      if (read.kind === 'valid') return [read.row];
      for (const [field, message] of Object.entries(read.errors))
        errors[`${name}.${line.id}.${field}`] = message;
      return [];
    });
  }
  for (const id of findTwice(lines.linked_rates))
    errors[`linked_rates.${id}.${linkedSpending.name}`] ??= 'Another rate has some of it already.';
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
  const kept = keepRules(base, lists.card_choices ?? []).map((rule) =>
    caps.has(String(rule.spending_cap_id)) ? rule : { ...rule, spending_cap_id: null },
  );
  return {
    kind: 'valid',
    values: {
      name: (texts[cardName.name] ?? '').trim(),
      facts: shape.parse({
        ...base,
        ...lists,
        category_points: [...(lists.category_points ?? []), ...kept],
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
