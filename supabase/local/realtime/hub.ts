import { Presence } from './presence.ts';

/** A joined channel, as the others on its topic see it. */
export interface Member {
  readonly topic: string;
  readonly isPrivate: boolean;
  receiveBroadcast(message: BroadcastMessage): void;
  receivePresence(event: 'presence_diff', payload: unknown): void;
}

export interface BroadcastMessage {
  event: string;
  payload: unknown;
  /** Id of a message from the database. */
  id?: string;
}

interface Topic {
  members: Set<Member>;
  presence: Presence;
}

/** A public and a private channel of one name are two topics. */
function getKey(topic: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${topic}`;
}

/** Topics with at least one channel. */
export class Hub {
  readonly #topics = new Map<string, Topic>();

  join(member: Member): Presence {
    const key = getKey(member.topic, member.isPrivate);
    let topic = this.#topics.get(key);
    if (!topic) {
      topic = { members: new Set(), presence: new Presence() };
      this.#topics.set(key, topic);
    }
    topic.members.add(member);
    return topic.presence;
  }

  leave(member: Member): void {
    const key = getKey(member.topic, member.isPrivate);
    const topic = this.#topics.get(key);
    if (!topic?.members.delete(member)) return;
    this.tellPresence(member, topic.presence.untrack(member));
    if (topic.members.size === 0) this.#topics.delete(key);
  }

  broadcast(topic: string, isPrivate: boolean, message: BroadcastMessage, except?: Member): void {
    for (const member of this.#topics.get(getKey(topic, isPrivate))?.members ?? []) {
      if (member !== except) member.receiveBroadcast(message);
    }
  }

  tellPresence(about: Member, diff: unknown): void {
    if (diff === undefined) return;
    for (const member of this.#topics.get(getKey(about.topic, about.isPrivate))?.members ?? []) {
      member.receivePresence('presence_diff', diff);
    }
  }
}
