import type { Row } from './live-message.ts';
import type { EmbedPlan, TablePlan } from './live-plan.ts';

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);
}

/** The row that a record names, as another row of the list shows it; undefined when none does. */
function findNamed(embed: EmbedPlan, id: unknown, old: Row | undefined, rows: readonly Row[]) {
  for (const row of old ? [old, ...rows] : rows) {
    const value = row[embed.key];
    if (isRow(value) && value['id'] === id) return value;
  }
  return undefined;
}

/** Undefined when what belongs into the row is not known here. */
function readEmbed(embed: EmbedPlan, record: Row, old: Row | undefined, rows: readonly Row[]) {
  if (embed.kind === 'many') return old ? old[embed.key] : [];
  const id = record[embed.column];
  return id === null ? null : findNamed(embed, id, old, rows);
}

/**
 * A record of a message as a read shows it: its columns, and what stands in it as `old` has it; of a
 * partial record all that it does not tell. The same object as `old` when nothing of it changes;
 * undefined when something of it is not known.
 */
export function projectRow(
  plan: TablePlan,
  record: Row,
  old: Row | undefined,
  rows: readonly Row[],
  isPartial = false,
): Row | undefined {
  const row: Record<string, unknown> = isPartial ? { ...old } : {};
  if (plan.takesAll) Object.assign(row, record);
  for (const [key, column] of plan.columns) {
    const value = record[column];
    if (value !== undefined) row[key] = value;
    else if (row[key] === undefined) return undefined;
  }
  for (const embed of plan.embeds) {
    if (isPartial && old && !(embed.column in record)) continue;
    const value = readEmbed(embed, record, old, rows);
    if (value === undefined) return undefined;
    row[embed.key] = value;
  }
  if (!old) return row;
  let isChanged = false;
  for (const [key, value] of Object.entries(row)) {
    if (isSame(old[key], value)) row[key] = old[key];
    else isChanged = true;
  }
  return isChanged ? row : old;
}
