import * as z from 'zod/mini';

/** Maximum number of incomplete messages; a lost one is fetched whole from the log. */
const MOST_WAITING = 8;

const partPayload = z.object({
  revision: z.number(),
  part: z.number(),
  parts: z.number(),
  text: z.string(),
});

export type LiveMessage = {
  readonly topic: string;
  readonly event: string;
  readonly payload: unknown;
};

/** Joins messages that were too large to be sent in one piece; undefined until the last part of one is here. */
export function createPartJoiner(): (message: LiveMessage) => unknown {
  const waiting = new Map<string, Map<number, string>>();
  return ({ topic, event, payload }) => {
    if (event !== 'part') return payload;
    const { revision, part, parts, text } = partPayload.parse(payload);
    const key = `${topic} ${revision}`;
    const known = waiting.get(key) ?? new Map<number, string>();
    waiting.set(key, known.set(part, text));
    if (known.size < parts) {
      const [oldest] = waiting.keys();
      if (waiting.size > MOST_WAITING && oldest !== undefined) waiting.delete(oldest);
      return undefined;
    }
    waiting.delete(key);
    const pieces = [...known].toSorted(([a], [b]) => a - b).map(([, piece]) => piece);
    const joined: unknown = JSON.parse(pieces.join(''));
    return joined;
  };
}
