import { TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { isReservedKey } from '../_shared/contract/fields.ts';

/** The only kinds the app sends; some of the others allocate as much memory as a number in the input asks for. */
const ALLOWED_KINDS = new Set(['undefined', 'Date', 'set', 'map']);
/** Each step into a set or map iterates its entries, so their product with the notes must stay small. */
const MOST_NOTES_WITH_COLLECTIONS = 200;
const MOST_SEGMENTS = 16;

type Tally = { notes: number; collections: number };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(reason: string): never {
  throw new TRPCError({ code: 'BAD_REQUEST', message: `The input cannot be read: ${reason}.` });
}

/** The guard has limited the depth. */
function checkKeys(json: unknown): void {
  if (typeof json !== 'object' || json === null) return;
  for (const [key, value] of Object.entries(json)) {
    if (isReservedKey(key)) refuse('it has a reserved key');
    checkKeys(value);
  }
}

function checkChildren(children: unknown, tally: Tally): void {
  if (!isRecord(children)) refuse('its type notes are malformed');
  for (const [path, child] of Object.entries(children)) {
    const segments = path.split('.');
    if (segments.length > MOST_SEGMENTS) refuse('a path is too long');
    if (segments.some(isReservedKey)) refuse('a path is forbidden');
    checkNotes(child, tally);
  }
}

/** `notes` is superjson's tree: `[kind]`, `[kind, children]` or `children` by path. */
function checkNotes(notes: unknown, tally: Tally): void {
  tally.notes += 1;
  if (!Array.isArray(notes)) {
    checkChildren(notes, tally);
    return;
  }
  const parts: unknown[] = notes;
  const [kind, children, ...rest] = parts;
  if (typeof kind !== 'string' || !ALLOWED_KINDS.has(kind) || rest.length > 0) {
    refuse('it holds a kind of value that is not used here');
  }
  if (kind === 'set' || kind === 'map') tally.collections += 1;
  if (children !== undefined) checkChildren(children, tally);
}

/**
 * superjson, limited to the contract's types. The notes are checked before anything is built. Notes about shared
 * references are ignored: the values are all in `json`, and repeating one reference could make a small body huge.
 */
export const transformer = {
  serialize: superjson.serialize,
  deserialize: (envelope: unknown): unknown => {
    if (!isRecord(envelope)) refuse('it is not wrapped as superjson wraps it');
    const { json, meta } = envelope;
    checkKeys(json);
    if (meta === undefined) return json;
    if (!isRecord(meta)) refuse('its type notes are malformed');
    if (meta['values'] === undefined) return json;
    if (meta['v'] !== undefined && meta['v'] !== 1) refuse('its version is unknown');
    const tally = { notes: 0, collections: 0 };
    checkNotes(meta['values'], tally);
    if (tally.collections > 0 && tally.notes > MOST_NOTES_WITH_COLLECTIONS) {
      refuse('it holds too many sets or maps');
    }
    try {
      return superjson.deserialize(
        // @ts-expect-error superjson describes its own output only; the tree was checked above
        { json, meta: { values: meta['values'], v: 1 } },
        { inPlace: true },
      );
    } catch {
      return refuse('its type notes do not fit its values');
    }
  },
};
