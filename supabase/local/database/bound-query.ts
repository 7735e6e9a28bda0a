import type { PgliteConnection } from '@supabase/lite/pglite';
import { z } from 'zod';

type Query = Parameters<PgliteConnection['onPostgrestAST']>[0];
type Part = Pick<Query, 'select' | 'join'>;
type Schema = Awaited<ReturnType<PgliteConnection['introspect']>>;

/** A card's page requests two levels and 17 embeds. */
const MOST_LEVELS = 2;
const MOST_EMBEDS = 20;
/** Maximum repeats of the same column or table in one list: each name it is given is answered separately. */
const MOST_REPEATS = 2;
/** Maximum named rows whose embeds may lead to shared rows, and on to the parts of those. */
const MOST_NAMED = 50;

function refuse(details: string): never {
  const message = 'The request asks for more than is answered';
  throw Object.assign(
    new Error(JSON.stringify({ code: 'PGRST100', message, details, hint: null })),
    { code: 'PGRST', severity: 'ERROR', detail: JSON.stringify({ status: 400, headers: {} }) },
  );
}

/** Columns that a part names, and tables that it embeds. */
function listNames({ select = [], join = {} }: Part): string[] {
  return select.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    return Object.entries(entry).flatMap(([name, definition]) =>
      'column' in definition ? (definition.column ?? []) : (join[name]?.from ?? name),
    );
  });
}

function boundNames(part: Part): void {
  const counts = new Map<string, number>();
  for (const name of listNames(part)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const repeated = [...counts].find(([, count]) => count > MOST_REPEATS);
  if (repeated) refuse(`"${repeated[0]}" is named more than ${MOST_REPEATS} times`);
}

function findPart({ select = [] }: Part, name: string): Part {
  const parts = select.flatMap((entry) => {
    const part = typeof entry === 'string' ? undefined : entry[name];
    return part && 'select' in part ? [part] : [];
  });
  return parts[0] ?? {};
}

interface Place {
  table: string;
  level: number;
  /** True if many of the requested rows may lead to the same row here, whose own rows are then repeated with each. */
  isShared: boolean;
  /** True if only a few rows are requested. */
  isNamed: boolean;
}

/** Counts the embeds of a part, including nested ones. */
function boundEmbeds(part: Part, place: Place, schema: Schema): number {
  boundNames(part);
  const { table: parent, level, isShared, isNamed } = place;
  let embeds = 0;
  for (const [name, { from: table = name, hint }] of Object.entries(part.join ?? {})) {
    if (level === MOST_LEVELS) refuse(`embeds are nested more than ${MOST_LEVELS} deep`);
    // A key or a column in place of a table could lead to any table.
    if (!schema.tables.some((each) => each.name === table)) refuse(`"${table}" is not a table`);
    const keys = schema.foreign_keys.filter(
      (key) => hint === undefined || hint === key.foreign_key_name || hint === key.column,
    );
    const isOne = keys.some((key) => key.table === parent && key.ref_table === table);
    const isPart = !isOne && keys.some((key) => key.table === table && key.ref_table === parent);
    if (isShared && !isOne) refuse(`"${table}" would be answered many times over`);
    // All rows of a member share the member’s row, and its whiteboards have 3 MB of thumbnails.
    const isOften = !isPart && (!isNamed || table === 'members');
    const inside = { table, level: level + 1, isNamed, isShared: isOften };
    embeds += 1 + boundEmbeds(findPart(part, name), inside, schema);
  }
  return embeds;
}

const named = z.union([
  z.object({ $eq: z.union([z.string(), z.number()]) }),
  z.object({ $in: z.array(z.unknown()).max(MOST_NAMED) }),
]);

function namesRows({ where = {} }: Query): boolean {
  return [where['id'], where['slug']].some((condition) => named.safeParse(condition).success);
}

/**
 * Refuses expensive queries in advance: embeds that multiply rows, and patterns whose search can take forever. On a
 * hosted project `statement_timeout` ends them, but PGlite cannot be interrupted and serves no other request
 * meanwhile.
 */
export function boundQuery(query: Query, schema: Schema): void {
  const table = query.from ?? query.function ?? '';
  const place = { table, level: 0, isShared: false, isNamed: namesRows(query) };
  if (boundEmbeds(query, place, schema) > MOST_EMBEDS)
    refuse(`more than ${MOST_EMBEDS} tables are embedded`);
  const { where, select } = query;
  if (/"\$i?regex\w*":/.test(JSON.stringify([where, select]))) {
    refuse('patterns are matched with like');
  }
}
