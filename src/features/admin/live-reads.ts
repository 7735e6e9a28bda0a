import type { LiveSource } from '@/lib/live/live-source.ts';
import type { LiveChange, Row } from '@/lib/live/live-message.ts';
import { hasWords } from '@/lib/live/match-words.ts';
import { createPagePatch } from '@/lib/live/patch-page.ts';
import { isRow } from '@/lib/live/project-row.ts';
import { columnsOf } from './columns-of.ts';
import { type Resource, findField, relatedKey } from './machine/resource.ts';
import { toSearchWords } from './machine/search-filter.ts';
import { type ListSearch, parseFilters } from './schema.ts';

/** Drafts are told of on a channel of admins. */
function whereTold(resource: Resource): Pick<LiveSource, 'drafts'> {
  return findField(resource, 'is_published') === undefined ? {} : { drafts: [resource.table] };
}

/** The value that a column has for people: of a relation, what the other row is called. */
function showValue(resource: Resource, row: Row, name: string): unknown {
  if (name === 'id' || name === 'updated_at') return row[name];
  const field = findField(resource, name);
  if (row[name] === undefined || row[name] === null || !field?.relation) return row[name];
  const related = row[relatedKey(name)];
  return isRow(related) && related['id'] === row[name] ? related['label'] : undefined;
}

function findText(resource: Resource, row: Row, name: string): string | null | undefined {
  const value = showValue(resource, row, name);
  return typeof value === 'string' || value === null ? value : undefined;
}

/** As the database compares a filter with the column as a text; undefined where it writes the value in a way of its own. */
function isFiltered(value: unknown, wanted: string): boolean | undefined {
  if (value === null) return false;
  if (typeof value === 'string') return value === wanted;
  if (typeof value === 'boolean') return String(value) === wanted;
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value);
  return isWhole ? String(value) === wanted : undefined;
}

/** Whether a row is among those that the address asks for. */
function createMatcher(resource: Resource, { q, where }: ListSearch) {
  const words = toSearchWords(q ?? '');
  const filters = [...parseFilters(where)].filter(([name]) => findField(resource, name));
  return (row: Row): boolean | undefined => {
    const answers = [
      ...filters.map(([name, wanted]) => isFiltered(row[name], wanted)),
      hasWords(
        resource.search.map((name) => findText(resource, row, name)),
        words,
      ),
    ];
    if (answers.includes(false)) return false;
    return answers.includes(undefined) ? undefined : true;
  };
}

/** A page of a resource's rows, which they are, and their order; it says where that is not known without a read. */
export function livePage(resource: Resource, search: ListSearch): LiveSource {
  const { table, fields } = resource;
  const sort = search.sort ?? resource.order;
  const named = sort.replace('-', '');
  const sorted = findField(resource, named) || named === 'updated_at' ? named : 'id';
  const deciding = [
    sorted,
    ...parseFilters(search.where).keys(),
    ...(search.q === undefined ? [] : resource.search),
  ];
  const decidedBy: Record<string, string[]> = { [table]: deciding };
  const namedBy = [sorted, ...(search.q === undefined ? [] : resource.search)];
  for (const { name, relation } of fields) {
    if (relation && namedBy.includes(name)) {
      (decidedBy[relation.table] ??= []).push(relation.label);
    }
  }
  const patch = createPagePatch({
    read: { table, select: columnsOf(resource) },
    decidedBy,
    matches: createMatcher(resource, search),
    order: [
      { column: sorted, isDescending: sort.startsWith('-'), nullsFirst: false },
      ...(sorted === 'id' ? [] : [{ column: 'id' }]),
    ],
    valueOf: (row, column) => {
      const value = showValue(resource, row, column);
      const isRange = findField(resource, column)?.kind === 'dates';
      // Ranges, lists and documents have an order of their own in the database.
      return isRange || (typeof value === 'object' && value !== null) ? undefined : value;
    },
  });
  return { patch, ...whereTold(resource) };
}

export function liveRecord(resource: Resource, id: number): LiveSource {
  const { table } = resource;
  const which = { table, where: [['id', 'eq', id]] } as const;
  const read = { ...which, select: columnsOf(resource), isSingle: true };
  return { reads: [read], ...whereTold(resource) };
}

/** The history of a record is refetched when the record changes. */
export function liveHistory(resource: Resource, id: number): LiveSource {
  const { table } = resource;
  return { tables: [{ table, where: [['id', 'eq', id]] }], ...whereTold(resource) };
}

/** What belongs to a row of the card rather than to the card, with the table of that row. */
const deeper = {
  card_choice_options: { parents: 'card_choices', by: 'card_choice_id' },
  benefit_spending: { parents: 'credit_card_benefits', by: 'credit_card_benefit_id' },
  signup_bonus_tiers: { parents: 'signup_bonuses', by: 'signup_bonus_id' },
} as const;

function isDeeper(table: string): table is keyof typeof deeper {
  return table in deeper;
}

function listRows(value: unknown) {
  return Array.isArray(value) ? value.filter(isRow) : [];
}

function patchDeeper(data: unknown, { table, id, record: told, isPartial }: LiveChange): unknown {
  if (!isRow(data) || !isDeeper(table)) return undefined;
  const { parents, by } = deeper[table];
  const rows = listRows(data[table]);
  const known = rows.find((row) => row['id'] === id);
  const record = told && isPartial ? { ...known, ...told } : told;
  const belongs =
    record !== null && listRows(data[parents]).some((parent) => parent['id'] === record[by]);
  // Of what comes in only a part is told.
  if (belongs && isPartial && !known) return undefined;
  if (!belongs && !known) return data;
  if (belongs && Number(known?.['revision'] ?? 0) >= Number(record['revision'])) return data;
  const others = rows.filter((row) => row !== known);
  const next = belongs ? [...others, record] : others;
  return { ...data, [table]: next.toSorted((a, b) => Number(a['id']) - Number(b['id'])) };
}

const partTables = [
  'spending_caps',
  'card_choices',
  'category_points',
  'credit_card_benefits',
  'signup_bonuses',
  'credit_card_rules',
  'credit_card_requirements',
] as const;

/** The rows of a card by table, as the editor has them; an open one then offers both versions. */
export function liveWholeCard(id: number): LiveSource {
  const parts = partTables.map((table) => ({
    at: table,
    table,
    select: '*',
    where: [['credit_card_id', 'eq', id]] as const,
    order: [{ column: 'id' }],
  }));
  return {
    reads: [
      { at: 'credit_cards', table: 'credit_cards', select: '*', where: [['id', 'eq', id]] },
      ...parts,
    ],
    patch: { tables: Object.keys(deeper), apply: patchDeeper },
  };
}

/** The history of a card is refetched when the card or a row of it changes. */
export function liveCardHistory(id: number): LiveSource {
  const ofCard = partTables.map((table) => ({
    table,
    where: [['credit_card_id', 'eq', id]] as const,
  }));
  return {
    tables: [
      { table: 'credit_cards', where: [['id', 'eq', id]] },
      ...ofCard,
      ...Object.keys(deeper).map((table) => ({ table })),
    ],
  };
}
