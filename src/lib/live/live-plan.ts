import type { LiveFilter, LiveOrder, LiveRead } from './live-source.ts';
import { parseSelect, type SelectedEmbed, type Selection } from './parse-select.ts';
import { relations } from './relations.ts';

/** A table in the answer of a read: what its rows hold, which belong, and their order. */
export type TablePlan = {
  readonly table: string;
  readonly takesAll: boolean;
  readonly columns: ReadonlyMap<string, string>;
  readonly embeds: readonly EmbedPlan[];
  readonly filters: readonly LiveFilter[];
  readonly order: readonly LiveOrder[];
  /** Every table in it, its own among them. */
  readonly tables: ReadonlySet<string>;
};

export type EmbedPlan = {
  readonly key: string;
  readonly isInner: boolean;
  /** `many`: rows whose `column` is the id of the row they stand in; `one`: the row that its `column` names. */
  readonly kind: 'many' | 'one';
  readonly column: string;
  readonly plan: TablePlan;
};

type Terms = Pick<LiveRead, 'whereEmbedded' | 'orderEmbedded'>;

function planEmbed(parent: string, embed: SelectedEmbed, terms: Terms): EmbedPlan {
  const fits = relations.filter(
    ({ from, to, name }) =>
      ((from === embed.table && to === parent) || (from === parent && to === embed.table)) &&
      (embed.hint === undefined || embed.hint === name),
  );
  const [relation, second] = fits;
  if (!relation || second) {
    throw new Error(`${fits.length} foreign keys lead from ${parent} to ${embed.key}, not one.`);
  }
  return {
    key: embed.key,
    isInner: embed.isInner,
    kind: relation.to === parent && relation.from === embed.table ? 'many' : 'one',
    column: relation.column,
    plan: planTable(
      embed.table,
      embed.selection,
      terms.whereEmbedded?.[embed.key] ?? [],
      terms.orderEmbedded?.[embed.key] ?? [],
      terms,
    ),
  };
}

function planTable(
  table: string,
  selection: Selection,
  filters: readonly LiveFilter[],
  order: readonly LiveOrder[],
  terms: Terms,
): TablePlan {
  if (!selection.takesAll && selection.columns.get('id') !== 'id') {
    throw new Error(`A select of ${table} can be kept live only with its id.`);
  }
  const embeds = selection.embeds.map((embed) => planEmbed(table, embed, terms));
  const tables = new Set([table, ...embeds.flatMap(({ plan }) => [...plan.tables])]);
  return { table, ...selection, embeds, filters, order, tables };
}

const known = new WeakMap<LiveRead, TablePlan>();

/** How the answer of a read is made up; throws where it cannot be kept live. */
export function planRead(read: LiveRead): TablePlan {
  let plan = known.get(read);
  if (!plan) {
    const selection = parseSelect(read.select);
    plan = planTable(read.table, selection, read.where ?? [], read.order ?? [], read);
    known.set(read, plan);
  }
  return plan;
}
