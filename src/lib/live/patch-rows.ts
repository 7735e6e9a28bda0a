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

/** Rows of another read in the same list are told by the filtered columns that they hold. */
function isOwnRow(row: Row, filters: readonly LiveFilter[]): boolean {
  return passes(
    row,
    filters.filter(([column]) => column in row),
  );
}

type Parent = { readonly column: string; readonly id: unknown };

type Scope = {
  readonly plan: TablePlan;
  readonly change: LiveChange;
  /** The row that the list stands in. */
  readonly parent?: Parent;
  readonly isSample: boolean;
};

function belongs({ plan, parent }: Scope, record: Row): boolean {
  if (parent && record[parent.column] !== parent.id) return false;
  return passes(record, plan.filters);
}

function insert(rows: readonly Row[], row: Row, { plan }: Scope): readonly Row[] | Unknown {
  const own = rows.filter((each) => isOwnRow(each, plan.filters));
  const place = findPlace(own, row, plan.order);
  if (place === undefined) return unknownOutcome;
  const next = own[place];
  const last = own.at(-1);
  const index = next ? rows.indexOf(next) : last ? rows.indexOf(last) + 1 : rows.length;
  return rows.toSpliced(index, 0, row);
}

/** A row that comes into the list: what stands in it is known of new rows only, which have none yet. */
function enter(rows: readonly Row[], record: Row, scope: Scope): readonly Row[] | Unknown {
  const { plan, change, isSample } = scope;
  if (isSample) return rows;
  const many = plan.embeds.filter(({ kind }) => kind === 'many');
  if (many.length > 0 && change.operation !== 'INSERT') return unknownOutcome;
  if (many.some(({ isInner }) => isInner)) return rows;
  const row = projectRow(plan, record, undefined, rows);
  return row === undefined ? unknownOutcome : insert(rows, row, scope);
}

function replace(rows: readonly Row[], index: number, old: Row, record: Row, scope: Scope) {
  const { plan, isSample } = scope;
  const row = projectRow(plan, record, old, rows);
  if (row === undefined) return unknownOutcome;
  if (row === old) return rows;
  if (isSample || isSamePlace(old, row, plan.order)) return rows.with(index, row);
  return insert(rows.toSpliced(index, 1), row, scope);
}

/** Applies a change of the list's own table. */
function patchOwnTable(rows: readonly Row[], scope: Scope): readonly Row[] | Unknown {
  const { plan, change } = scope;
  const { id, record } = change;
  const index = rows.findIndex((row) => row['id'] === id);
  const found = rows[index];
  const old = found && isOwnRow(found, plan.filters) ? found : undefined;
  if (!record) return old ? rows.toSpliced(index, 1) : rows;
  // What is shown already, or is newer than this, stays.
  const known = old?.['revision'];
  const told = record['revision'];
  if (typeof known === 'number' && typeof told === 'number' && known >= told) return rows;
  if (!belongs(scope, record)) return old ? rows.toSpliced(index, 1) : rows;
  return old ? replace(rows, index, old, record, scope) : enter(rows, record, scope);
}

function patchMany(row: Row, list: readonly Row[], embed: EmbedPlan, scope: Scope) {
  const parent = { column: embed.column, id: row['id'] };
  return patchRows(list, { ...scope, isSample: false, plan: embed.plan, parent });
}

function patchOne(one: Row, embed: EmbedPlan, change: LiveChange): Row | null | Unknown {
  const { plan } = embed;
  if (plan.table === change.table && one['id'] === change.id && !change.record) return null;
  if (plan.table === change.table && one['id'] === change.id && change.record) {
    return projectRow(plan, change.record, one, []) ?? unknownOutcome;
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
function mayComeIn(rows: readonly Row[], { plan, change: { table, record } }: Scope): boolean {
  return plan.embeds.some(
    ({ isInner, kind, column, plan: { table: own } }) =>
      isInner &&
      kind === 'many' &&
      own === table &&
      record !== null &&
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
