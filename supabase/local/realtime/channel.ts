import { randomUUID } from 'node:crypto';
import type { Caller, CallerResult } from './caller.ts';
import type { BroadcastMessage, Hub, Member } from './hub.ts';
import { broadcastSchema, presenceSchema, tokenSchema, type JoinRequest } from './join-config.ts';
import type { Permissions } from './permissions.ts';
import type { Presence } from './presence.ts';
import type { Frame } from './protocol.ts';

export interface ChannelContext {
  hub: Hub;
  readCaller: (token: string) => Promise<CallerResult>;
  readPermissions: (caller: Caller, topic: string, isPrivate: boolean) => Promise<Permissions>;
  send: (frame: Frame) => void;
  /** Removes the channel from its connection. */
  forget: (channel: Channel) => void;
}

export interface ChannelStart {
  wireTopic: string;
  joinRef: string | null;
  config: JoinRequest['config'];
  caller: Caller;
  permissions: Permissions;
}

const longestTimerMs = 2 ** 31 - 1;

/** Name of a topic without realtime-js's prefix. */
export function getTopicName(wireTopic: string): string {
  return wireTopic.replace(/^realtime:/i, '');
}

/** One channel joined by one connection. */
export class Channel implements Member {
  readonly topic: string;
  readonly isPrivate: boolean;
  readonly wireTopic: string;
  readonly #joinRef: string | null;
  readonly #config: JoinRequest['config'];
  readonly #context: ChannelContext;
  readonly #presence: Presence;
  readonly #presenceKey: string;
  #permissions: Permissions;
  #expiry: NodeJS.Timeout | undefined;

  constructor(start: ChannelStart, context: ChannelContext) {
    this.wireTopic = start.wireTopic;
    this.topic = getTopicName(start.wireTopic);
    this.isPrivate = start.config.private;
    this.#joinRef = start.joinRef;
    this.#config = start.config;
    this.#permissions = start.permissions;
    this.#context = context;
    this.#presenceKey = start.config.presence.key ?? randomUUID();
    this.#presence = context.hub.join(this);
    this.#watchExpiry(start.caller);
  }

  async handle(frame: Frame): Promise<void> {
    switch (frame.event) {
      case 'broadcast':
        this.#broadcast(frame);
        return;
      case 'presence':
        this.#changePresence(frame);
        return;
      case 'access_token':
        await this.#changeToken(frame);
        return;
      case 'phx_leave':
        this.reply(frame, 'ok', {});
        this.close();
        return;
      default:
        this.reply(frame, 'error', { reason: `unknown event ${frame.event}` });
    }
  }

  reply(frame: Frame, status: 'ok' | 'error', response: unknown): void {
    if (frame.ref === null) return;
    this.#send('phx_reply', { status, response }, frame.ref);
  }

  sendPresenceState(): void {
    if (this.#hearsPresence()) this.#send('presence_state', this.#presence.list());
  }

  receiveBroadcast(message: BroadcastMessage): void {
    if (!this.#permissions.read.broadcast) return;
    const { id, ...broadcast } = message;
    const meta = id === undefined ? {} : { meta: { id } };
    this.#send('broadcast', { type: 'broadcast', ...broadcast, ...meta });
  }

  receivePresence(event: 'presence_diff', payload: unknown): void {
    if (this.#hearsPresence()) this.#send(event, payload);
  }

  /** Notifies the client that the channel is closed. */
  close(): void {
    this.leave();
    this.#send('phx_close', {}, this.#joinRef);
  }

  /** Leaves silently, when the connection is gone. */
  leave(): void {
    clearTimeout(this.#expiry);
    this.#context.hub.leave(this);
    this.#context.forget(this);
  }

  #send(event: string, payload: unknown, ref: string | null = null): void {
    this.#context.send({ joinRef: this.#joinRef, ref, topic: this.wireTopic, event, payload });
  }

  #hearsPresence(): boolean {
    return this.#config.presence.enabled && this.#permissions.read.presence;
  }

  #broadcast(frame: Frame): void {
    const message = broadcastSchema.parse(frame.payload);
    // The hosted server too drops a disallowed broadcast without an answer.
    if (!this.#permissions.write.broadcast) return;
    const except = this.#config.broadcast.self ? undefined : this;
    this.#context.hub.broadcast(this.topic, this.isPrivate, message, except);
    if (this.#config.broadcast.ack) this.reply(frame, 'ok', {});
  }

  #changePresence(frame: Frame): void {
    const { event, payload } = presenceSchema.parse(frame.payload);
    if (!this.#permissions.write.presence) {
      this.reply(frame, 'error', { reason: 'You do not have permissions to write presence' });
      return;
    }
    const diff =
      event === 'track'
        ? this.#presence.track(this, this.#presenceKey, payload ?? {})
        : this.#presence.untrack(this);
    this.#context.hub.tellPresence(this, diff);
    this.reply(frame, 'ok', {});
  }

  async #changeToken(frame: Frame): Promise<void> {
    const { access_token: token } = tokenSchema.parse(frame.payload);
    const result = await this.#context.readCaller(token);
    if (result.kind === 'refused') {
      this.#closeFor(result.reason);
      return;
    }
    const { caller } = result;
    this.#permissions = await this.#context.readPermissions(caller, this.topic, this.isPrivate);
    if (this.#permissions.read.broadcast || this.#permissions.read.presence)
      this.#watchExpiry(caller);
    else
      this.#closeFor(`You do not have permissions to read from this Channel topic: ${this.topic}`);
  }

  #watchExpiry({ expiresAt }: Caller): void {
    clearTimeout(this.#expiry);
    if (expiresAt === undefined) return;
    const left = Math.min(expiresAt - Date.now(), longestTimerMs);
    this.#expiry = setTimeout(() => {
      this.#closeFor('Token has expired 0 seconds ago');
    }, left);
  }

  #closeFor(message: string): void {
    this.#send('system', { extension: 'system', channel: this.topic, status: 'error', message });
    this.close();
  }
}
