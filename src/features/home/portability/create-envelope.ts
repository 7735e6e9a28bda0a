import { z } from 'zod';
import { textOf } from './compare-data.ts';
import { isNestedDeeper, MAX_FILE_DEPTH } from '@contract/json-depth.ts';
import {
  type Envelope,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  envelopeSchema,
  type MemberData,
  type References,
  tableNames,
} from './schema.ts';

export type OpenedEnvelope =
  | { readonly kind: 'opened'; readonly envelope: Envelope }
  | { readonly kind: 'refused'; readonly reason: string };

async function computeChecksum(references: unknown, data: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(textOf({ references, data }));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function createEnvelope(
  data: MemberData,
  references: References,
  exportedAt: string,
): Promise<Envelope> {
  const checksum = await computeChecksum(references, data);
  const head = { format: EXPORT_FORMAT, version: EXPORT_VERSION, exportedAt, checksum } as const;
  return { ...head, references, data };
}

const headSchema = z.object({ format: z.literal(EXPORT_FORMAT), version: z.number().int() });
const bodySchema = z.object({ checksum: z.string(), references: z.unknown(), data: z.unknown() });

const refuse = (reason: string): OpenedEnvelope => ({ kind: 'refused', reason });
const notAnExport =
  'This file is not an export from this site. Choose the JSON file you downloaded here.';
const damaged = 'The file is damaged: it has changed since it was exported. Nothing was changed.';

/** Characters of the place that is named; keys of a hostile file may have megabytes. */
const LONGEST_PLACE = 200;

/** More rows than a table of a member may have. The page goes through the rows after the worker. */
const MOST_ROWS = 10_000;

/** As many commas as the database takes, and as many brackets. */
const MOST_VALUES = 2_000_000;

const tooMany = 'The file has more values than an account can hold. Nothing was changed.';

function hasTooManyValues(text: string): boolean {
  let [commas, brackets] = [0, 0];
  for (const char of text) {
    if (char === ',') commas += 1;
    else if (char === '{' || char === '[') brackets += 1;
  }
  return Math.max(commas, brackets) > MOST_VALUES;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function findRepeatedId(data: MemberData): string | null {
  for (const table of tableNames) {
    const rows = data[table];
    if (new Set(rows.map(({ id }) => id)).size < rows.length) return table;
  }
  return null;
}

/** True if a row belongs to a person missing from the file. */
function hasUnknownOwner({ people, member_cards, point_balances }: MemberData): boolean {
  const known = new Set(people.map(({ id }) => id));
  return [...member_cards, ...point_balances].some(
    ({ person_id }) => person_id !== null && !known.has(person_id),
  );
}

/** Reads an export, or refuses all of it with the reason if it is newer, damaged or something else. */
export async function openEnvelope(text: string): Promise<OpenedEnvelope> {
  if (hasTooManyValues(text)) return refuse(tooMany);
  const value = parseJson(text);
  if (value === undefined) {
    return refuse('The file is not JSON, or part of it is missing. Nothing was changed.');
  }
  if (isNestedDeeper(text, MAX_FILE_DEPTH)) return refuse(notAnExport);
  const head = headSchema.safeParse(value);
  if (!head.success) return refuse(notAnExport);
  if (head.data.version > EXPORT_VERSION) {
    return refuse(
      `The file comes from a newer version of this site (format ${head.data.version}; this one reads ${EXPORT_VERSION}). Reload the page, then try again.`,
    );
  }
  const body = bodySchema.safeParse(value);
  if (!body.success) return refuse(damaged);
  if ((await computeChecksum(body.data.references, body.data.data)) !== body.data.checksum) {
    return refuse(damaged);
  }
  const envelope = envelopeSchema.safeParse(value);
  if (!envelope.success) {
    const place = (envelope.error.issues[0]?.path.join(' → ') ?? '').slice(0, LONGEST_PLACE);
    return refuse(`This version cannot read the file at “${place}”. Nothing was changed.`);
  }
  if (tableNames.some((table) => envelope.data.data[table].length > MOST_ROWS))
    return refuse(tooMany);
  const repeated = findRepeatedId(envelope.data.data);
  if (repeated !== null) return refuse(`${damaged} Two rows of ${repeated} have the same id.`);
  if (hasUnknownOwner(envelope.data.data)) {
    return refuse(
      'The file has cards or points of a person it does not contain. Nothing was changed.',
    );
  }
  return { kind: 'opened', envelope: envelope.data };
}
