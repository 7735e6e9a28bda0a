import { checkTarget, targetFields } from '@/features/catalog/card-columns/schema.ts';
import type { CatalogRows } from '@/features/catalog/facts/schema.ts';
import type { FieldOption } from '@/lib/fields/field.ts';
import type { OwnFacts } from './schema.ts';

// A category, or a part of one, as one text: `category_id:3`. Several are set apart by spaces.

const at = (row: object, name: string): unknown => Reflect.get(row, name);

export function listTargetOptions({ categories }: CatalogRows): readonly FieldOption[] {
  return categories.flatMap(({ id, name, sub_categories: parts }) => [
    { value: `category_id:${id}`, label: `${name}: all of it` },
    ...parts.map((part) => ({
      value: `sub_category_id:${part.id}`,
      label: `${name}: ${part.name}`,
    })),
  ]);
}

export function toTarget(row: object): string {
  const [whole, part] = targetFields.map(({ name }) => at(row, name));
  if (typeof whole === 'number') return `category_id:${whole}`;
  return typeof part === 'number' ? `sub_category_id:${part}` : '';
}

/** Reads the columns of a target; null for none. */
export function readTarget(chosen: string): Record<string, number | null> | null {
  const [column = '', id = ''] = chosen.split(':');
  const texts = Object.fromEntries(
    targetFields.map(({ name }) => [name, name === column ? id : '']),
  );
  if (Object.keys(checkTarget(texts)).length > 0) return null;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text === '' ? null : Number(text)]),
  );
}

export const splitTargets = (text: string): readonly string[] =>
  text.split(' ').filter((each) => each !== '');

/** Rows that belong to a row of a card, such as the options of a choice. */
export function listParts(row: object, name: string): readonly object[] {
  const parts = at(row, name);
  return Array.isArray(parts)
    ? parts.filter((part: unknown): part is object => typeof part === 'object' && part !== null)
    : [];
}

export const joinTargets = (rows: readonly object[]): string =>
  [...new Set(rows.map(toTarget))].join(' ');

/** Reads rows of targets: those that were there stay as they are, and each other is an option named like its category. */
export function readTargets(
  before: readonly object[],
  text: string,
  { categories }: CatalogRows,
): readonly object[] {
  const chosen = splitTargets(text);
  const known = new Set(before.map(toTarget));
  const names = new Map<string, string>(
    categories.flatMap((whole) => [
      [`category_id:${whole.id}`, whole.name] as const,
      ...whole.sub_categories.map((part) => [`sub_category_id:${part.id}`, part.name] as const),
    ]),
  );
  return [
    ...before.filter((row) => chosen.includes(toTarget(row))),
    ...chosen
      .filter((each) => !known.has(each) && names.has(each))
      .map((each) => ({
        slug: each.replaceAll(/_id:|_/gu, '-'),
        name: names.get(each),
        ...readTarget(each),
      })),
  ];
}

/** The rates that name a choice: those of a rotating one, and of any whose rate and options stay as they were. */
export function keepRules(base: OwnFacts, choices: readonly object[]): OwnFacts['category_points'] {
  const earning = 'id rate spending_cap_id card_choice_options slug category_id sub_category_id';
  const earningOf = (row: object) => {
    const isRotating = Reflect.get(row, 'mode') === 'rotating';
    return JSON.stringify(row, isRotating ? ['id'] : earning.split(' '));
  };
  const typed = new Set(choices.map(earningOf));
  const same = base.card_choices.filter((choice) => typed.has(earningOf(choice)));
  const ids = new Set(same.map(({ id }) => id));
  return base.category_points.filter(({ card_choice_id: id }) => id !== null && ids.has(id));
}
