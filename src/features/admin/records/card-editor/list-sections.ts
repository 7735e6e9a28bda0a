import { cardPartTables, nestedTables } from '@/features/catalog/facts/schema.ts';
import { type Field, keep, type Reading, refuse } from '@/lib/fields/field.ts';
import type { Resource } from '../machine/create-resource.ts';
import { resources } from '../find-resource.ts';

/** The tables that make up a card, parents before what belongs to them. */
export const cardTables = [
  'credit_cards',
  'spending_caps',
  'card_choices',
  'card_choice_options',
  'category_points',
  'linked_rates',
  'credit_card_benefits',
  'benefit_spending',
  'signup_bonuses',
  'signup_bonus_tiers',
  'signup_bonus_credits',
  'credit_card_rules',
  'credit_card_requirements',
] as const;
export type CardTable = (typeof cardTables)[number];

type Section = {
  readonly table: CardTable;
  /** The resource of the table, with the fields that are edited here. */
  readonly resource: Resource;
  readonly title: string;
  /** The table whose rows these belong to, and the column that says to which. */
  readonly parent: { readonly table: CardTable; readonly by: string } | null;
};

/** Columns that name another row of the same card, by the table of that row. */
export const ownReferences: Readonly<Record<string, CardTable>> = {
  spending_cap_id: 'spending_caps',
  card_choice_id: 'card_choices',
};

/** Unsaved rows have negative ids, which other rows may already refer to. */
function readOwnId(written: string): Reading {
  const text = written.trim();
  if (text === '') return keep(null);
  return /^-?\d+$/.test(text) ? keep(Number(text)) : refuse('There is no such record.');
}

function adapt(field: Field): Field {
  return field.name in ownReferences
    ? { ...field, kind: 'choice', options: [], read: readOwnId }
    : field;
}

function createSection(table: CardTable, title: string, parent: Section['parent']): Section {
  const resource = resources.find((known) => known.table === table);
  if (!resource) throw new Error(`No resource edits ${table}.`);
  const hidden = new Set(['credit_card_id', ...(parent === null ? [] : [parent.by])]);
  const fields = resource.fields.filter(({ name }) => !hidden.has(name)).map(adapt);
  return { table, title, parent, resource: { ...resource, fields } };
}

const ofCard = { table: 'credit_cards', by: 'credit_card_id' } as const;

export const sections: Readonly<Record<CardTable, Section>> = {
  credit_cards: createSection('credit_cards', 'Card', null),
  spending_caps: createSection('spending_caps', 'Caps', ofCard),
  card_choices: createSection('card_choices', 'Choices', ofCard),
  card_choice_options: createSection('card_choice_options', 'Options', {
    table: 'card_choices',
    by: 'card_choice_id',
  }),
  category_points: createSection('category_points', 'Earning rules', ofCard),
  linked_rates: createSection('linked_rates', 'Rates by other spending', ofCard),
  credit_card_benefits: createSection('credit_card_benefits', 'Credits and benefits', ofCard),
  benefit_spending: createSection('benefit_spending', 'What it pays back', {
    table: 'credit_card_benefits',
    by: 'credit_card_benefit_id',
  }),
  signup_bonuses: createSection('signup_bonuses', 'Sign-up bonuses', ofCard),
  signup_bonus_tiers: createSection('signup_bonus_tiers', 'Steps', {
    table: 'signup_bonuses',
    by: 'signup_bonus_id',
  }),
  signup_bonus_credits: createSection('signup_bonus_credits', 'Credits', {
    table: 'signup_bonuses',
    by: 'signup_bonus_id',
  }),
  credit_card_rules: createSection('credit_card_rules', 'Application rules', ofCard),
  credit_card_requirements: createSection('credit_card_requirements', 'Requirements', ofCard),
};

/** The sections of the screen; what belongs to a row of one of them is edited inside that row. */
export const mainTables: readonly CardTable[] = cardPartTables;

/** The tables whose rows are edited inside the rows of another. */
export const nestedIn: Readonly<Partial<Record<CardTable, readonly CardTable[]>>> = nestedTables;
