import { randomUUID } from 'node:crypto';

type Meta = Record<string, unknown> & { phx_ref: string };
type PresenceList = Record<string, { metas: Meta[] }>;

export interface PresenceDiff {
  joins: PresenceList;
  leaves: PresenceList;
}

/** Presence on one topic: the key and state of each channel that tracks itself. */
export class Presence {
  readonly #tracked = new Map<object, { key: string; meta: Meta }>();

  list(): PresenceList {
    const list: PresenceList = {};
    for (const { key, meta } of this.#tracked.values())
      (list[key] ??= { metas: [] }).metas.push(meta);
    return list;
  }

  /** Tracks a channel; a second call replaces its state. */
  track(channel: object, key: string, told: Record<string, unknown>): PresenceDiff {
    const before = this.#tracked.get(channel);
    const meta: Meta = {
      ...told,
      phx_ref: randomUUID(),
      ...(before ? { phx_ref_prev: before.meta.phx_ref } : {}),
    };
    this.#tracked.set(channel, { key, meta });
    return {
      joins: { [key]: { metas: [meta] } },
      leaves: before ? { [before.key]: { metas: [before.meta] } } : {},
    };
  }

  untrack(channel: object): PresenceDiff | undefined {
    const before = this.#tracked.get(channel);
    if (!before) return undefined;
    this.#tracked.delete(channel);
    return { joins: {}, leaves: { [before.key]: { metas: [before.meta] } } };
  }
}
