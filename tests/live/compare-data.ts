import { expect } from 'vitest';
import type { Row } from '@/lib/live/live-message.ts';
import { planRead, type TablePlan } from '@/lib/live/live-plan.ts';
import type { LiveSource } from '@/lib/live/live-source.ts';
import { isRow } from '@/lib/live/project-row.ts';

const byId = (a: Row, b: Row) => Number(a['id']) - Number(b['id']);

/** Rows in the order of their ids, and beside them the values by which the database ordered them. */
function normalise(value: unknown, plan: TablePlan): unknown {
  if (Array.isArray(value)) {
    const rows = value.filter(isRow);
    return {
      order: rows.map((row) => plan.order.map(({ column }) => row[column] ?? null)),
      rows: rows.toSorted(byId).map((row) => normalise(row, plan)),
    };
  }
  if (!isRow(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => {
      const embed = plan.embeds.find((each) => each.key === key);
      if (embed) return [key, normalise(held, embed.plan)];
      // Of another read into the same list.
      return [key, Array.isArray(held) && held.every(isRow) ? held.toSorted(byId) : held];
    }),
  );
}

/** Equal to what a new read gives, rows that the request left unordered in whatever order. */
export function expectSameData(patched: unknown, read: unknown, source: LiveSource) {
  for (const part of source.reads ?? []) {
    const plan = planRead(part);
    const { at } = part;
    const partOf = (data: unknown) => (at !== undefined && isRow(data) ? data[at] : data);
    expect(normalise(partOf(patched), plan)).toEqual(normalise(partOf(read), plan));
  }
}
