import type { LiveChange, Row } from './live-message.ts';
import type { EmbedPlan, TablePlan } from './live-plan.ts';
import type { LiveFilter } from './live-source.ts';
import { findPlace, isSamePlace } from './order-rows.ts';
import { isRow, projectRow } from './project-row.ts';

/** The change cannot be applied exactly with what the message and the rows hold. */
export const unknownOutcome = Symbol('unknown outcome');
export type Unknown = typeof unknownOutcome;

export function passes(row: Row, filters: readonly LiveFilter[]): boolean {
  return filters.every(([column, test, value]) => {
    const held = row[column] ?? null;
    if (test === 'in') return Array.isArray(value) && value.includes(held);
    // As in SQL, null differs from nothing.
    return test === 'eq' ? held === value : held !== null && held !== value;
  });
}

/** Whether a row that is told of may pass: of a part of it, as far as that is told. */
export function mayPass(
  { record, isPartial }: LiveChange,
  filters: readonly LiveFilter[],
): boolean {
  if (record === null) return false;
  return passes(record, isPartial ? filters.filter(([column]) => column in record) : filters);
}

/** Rows of another read in the same list are told by the filtered columns that they hold. */
export function isOwnRow(row: Row, filters: readonly LiveFilter[]): boolean {
  return passes(
    row,
    filters.filter(([column]) => column in row),
  );
}

type Parent = { readonly column: string; readonly id: unknown };

export type Scope = {
  readonly plan: TablePlan;
  readonly change: LiveChange;
  /** The row that the list stands in. */
  readonly parent?: Parent;
  readonly isSample: boolean;
};

function belongs({ plan, parent, change }: Scope, record: Row): boolean {
  const stays = change.isPartial === true && parent !== undefined && !(parent.column in record);
  if (parent && !stays && record[parent.column] !== parent.id) return false;
  return mayPass(change, plan.filters);
}

/** What did not belong belongs now only if what decides it is among what changed. */
function staysOut({ plan, parent, change: { changed } }: Scope): boolean {
  if (!changed) return false;
  const named = plan.embeds.filter(({ kind, isInner }) => kind === 'one' && isInner);
  const deciding = [
    ...plan.filters.map(([column]) => column),
    ...named.map(({ column }) => column),
    ...(parent ? [parent.column] : []),
  ];
  return !deciding.some((column) => changed.includes(column));
}

function insert(rows: readonly Row[], row: Row, { plan }: Scope): readonly Row[] | Unknown {
  const own = rows.filter((each) => isOwnRow(each, plan.filters));
  // Rows of several reads are one list in one order, or stand one read after the other.
  const isMixed = own.length < rows.length && plan.order.length > 0;
  const among = isMixed ? findPlace(rows, row, plan.order) : undefined;
  if (among !== undefined) return rows.toSpliced(among, 0, row);
  const place = findPlace(own, row, plan.order);
  if (place === undefined) return unknownOutcome;
  const next = own[place];
  const last = own.at(-1);
  const index = next ? rows.indexOf(next) : last ? rows.indexOf(last) + 1 : rows.length;
  return rows.toSpliced(index, 0, row);
}

/** A row that comes into the list: what stands in it is known of new rows only, which have none yet. */
function enter(rows: readonly Row[], record: Row, scope: Scope): Row | undefined | Unknown {
  const { plan, change, isSample } = scope;
  if (isSample || staysOut(scope)) return undefined;
  // It comes in with columns that are not told.
  if (change.isPartial) return unknownOutcome;
  const many = plan.embeds.filter(({ kind }) => kind === 'many');
  if (many.length > 0 && change.operation !== 'INSERT') return unknownOutcome;
  if (many.some(({ isInner }) => isInner)) return undefined;
  return projectRow(plan, record, undefined, rows) ?? unknownOutcome;
}

/** A row of the list's own table after the change, `old` where that leaves it as it is; undefined when it is none of them. */
export function renewRow(
  old: Row | undefined,
  rows: readonly Row[],
  scope: Scope,
): Row | undefined | Unknown {
  const { plan, change } = scope;
  const { record } = change;
  if (!record) return undefined;
  // What is shown already, or is newer than this, stays.
  const known = old?.['revision'];
  const told = record['revision'];
  if (typeof known === 'number' && typeof told === 'number' && known >= told) return old;
  if (!belongs(scope, record)) return undefined;
  if (!old) return enter(rows, record, scope);
  return projectRow(plan, record, old, rows, change.isPartial) ?? unknownOutcome;
}

/** Applies a change of the list's own table. */
function patchOwnTable(rows: readonly Row[], scope: Scope): readonly Row[] | Unknown {
  const { plan, change, isSample } = scope;
  const index = rows.findIndex((row) => row['id'] === change.id);
  const found = rows[index];
  const old = found && isOwnRow(found, plan.filters) ? found : undefined;
  const next = renewRow(old, rows, scope);
  if (next === unknownOutcome) return unknownOutcome;
  if (next === old) return rows;
  if (!next) return rows.toSpliced(index, 1);
  if (old && (isSample || isSamePlace(old, next, plan.order))) return rows.with(index, next);
  return insert(old ? rows.toSpliced(index, 1) : rows, next, scope);
}

function patchMany(row: Row, list: readonly Row[], embed: EmbedPlan, scope: Scope) {
  const parent = { column: embed.column, id: row['id'] };
  return patchRows(list, { ...scope, isSample: false, plan: embed.plan, parent });
}

function patchOne(one: Row, embed: EmbedPlan, change: LiveChange): Row | null | Unknown {
  const { plan } = embed;
  if (plan.table === change.table && one['id'] === change.id && !change.record) return null;
  if (plan.table === change.table && one['id'] === change.id && change.record) {
    return projectRow(plan, change.record, one, [], change.isPartial) ?? unknownOutcome;
  }
  const inside = patchEmbeds(one, { plan, change, isSample: false });
  return inside;
}

/** Applies a change to what stands inside a row; null when the row leaves with it. */
function patchEmbeds(row: Row, scope: Scope): Row | null | Unknown {
  let next = row;
  for (const embed of scope.plan.embeds) {
    const value = row[embed.key];
    if (!embed.plan.tables.has(scope.change.table)) continue;
    if (Array.isArray(value)) {
      const list: readonly Row[] = value.filter(isRow);
      const patched = patchMany(row, list, embed, scope);
      if (patched === unknownOutcome) return unknownOutcome;
      if (embed.isInner && patched.length === 0) return null;
      if (patched !== list) next = { ...next, [embed.key]: patched };
    } else if (isRow(value)) {
      const patched = patchOne(value, embed, scope.change);
      if (patched === unknownOutcome) return unknownOutcome;
      if (patched !== value) next = { ...next, [embed.key]: patched };
    }
  }
  return next;
}

/** A row that is left out for want of others may come in with the first of them. */
function mayComeIn(rows: readonly Row[], { plan, change }: Scope): boolean {
  const { table, record } = change;
  return plan.embeds.some(
    ({ isInner, kind, column, plan: embedded }) =>
      isInner &&
      kind === 'many' &&
      embedded.table === table &&
      record !== null &&
      !staysOut({ plan: embedded, change, isSample: false, parent: { column, id: null } }) &&
      !rows.some((row) => row['id'] === record[column]),
  );
}

/** The rows after a change; the same array when it does not touch them. */
export function patchRows(rows: readonly Row[], scope: Scope): readonly Row[] | Unknown {
  const { plan, change } = scope;
  const own = plan.table === change.table ? patchOwnTable(rows, scope) : rows;
  if (own === unknownOutcome) return unknownOutcome;
  if (!plan.embeds.some((embed) => embed.plan.tables.has(change.table))) return own;
  if (mayComeIn(own, scope)) return unknownOutcome;
  let patched: Row[] | undefined;
  for (const [index, row] of own.entries()) {
    const next = patchEmbeds(row, scope);
    if (next === unknownOutcome) return unknownOutcome;
    if (next === row) {
      patched?.push(row);
      continue;
    }
    patched ??= own.slice(0, index);
    if (next) patched.push(next);
  }
  return patched ?? own;
}
