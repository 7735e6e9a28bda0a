import type { RawData, WebSocket } from 'ws';
import { Channel, getTopicName, type ChannelContext } from './channel.ts';
import { joinSchema } from './join-config.ts';
import { decodeFrame, encodeFrame, type Frame, type ProtocolVersion } from './protocol.ts';

export interface ConnectionContext extends Pick<
  ChannelContext,
  'hub' | 'readCaller' | 'readPermissions'
> {
  socket: WebSocket;
  version: ProtocolVersion;
  /** Key the socket was opened with; used for channels that bring no token. */
  apiKey: string;
}

const mostChannels = 100;
/** Limit of unsent bytes, after which a slow client is disconnected, because its messages are kept in memory. */
const mostUnsentBytes = 8 * 1024 * 1024;

function toBytes(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}

/** One WebSocket and its joined channels. Its frames are answered in order. */
export class Connection {
  readonly #context: ConnectionContext;
  readonly #channels = new Map<string, Channel>();
  #queue: Promise<void> = Promise.resolve();

  constructor(context: ConnectionContext) {
    this.#context = context;
    context.socket.on('message', (data, isBinary) => {
      this.#queue = this.#queue.then(() => this.#receive(toBytes(data), isBinary));
    });
    context.socket.on('close', () => {
      this.#queue = this.#queue.then(() => {
        for (const channel of this.#channels.values()) channel.leave();
      });
    });
    context.socket.on('error', () => {
      context.socket.terminate();
    });
  }

  async #receive(data: Uint8Array, isBinary: boolean): Promise<void> {
    let frame: Frame | undefined;
    try {
      frame = decodeFrame(data, isBinary, this.#context.version);
      await this.#handle(frame);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (frame) this.#reply(frame, 'error', { reason });
      else this.#context.socket.close(1003, 'not a frame');
    }
  }

  async #handle(frame: Frame): Promise<void> {
    if (frame.topic === 'phoenix') {
      this.#reply(frame, 'ok', {});
      return;
    }
    if (frame.event === 'phx_join') {
      await this.#join(frame);
      return;
    }
    const channel = this.#channels.get(frame.topic);
    if (channel) await channel.handle(frame);
    else this.#reply(frame, 'error', { reason: 'unmatched topic' });
  }

  async #join(frame: Frame): Promise<void> {
    // A client that joins again has lost track of its former channel.
    this.#channels.get(frame.topic)?.close();
    if (this.#channels.size >= mostChannels) {
      this.#reply(frame, 'error', { reason: 'ChannelRateLimitReached: Too many channels' });
      return;
    }
    const { config, access_token: token } = joinSchema.parse(frame.payload);
    if (config.postgres_changes.length > 0) {
      const reason = 'The embedded stack has no postgres_changes: broadcast from the database';
      this.#reply(frame, 'error', { reason });
      return;
    }
    const result = await this.#context.readCaller(token ?? this.#context.apiKey);
    if (result.kind === 'refused') {
      this.#reply(frame, 'error', { reason: result.reason });
      return;
    }
    const topic = getTopicName(frame.topic);
    const { caller } = result;
    const permissions = await this.#context.readPermissions(caller, topic, config.private);
    if (!permissions.read.broadcast && !permissions.read.presence) {
      const reason = `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`;
      this.#reply(frame, 'error', { reason });
      return;
    }
    const channel = new Channel(
      { wireTopic: frame.topic, joinRef: frame.joinRef, config, caller, permissions },
      {
        ...this.#context,
        send: (sent) => {
          this.#send(sent);
        },
        forget: () => this.#channels.delete(frame.topic),
      },
    );
    this.#channels.set(frame.topic, channel);
    channel.reply(frame, 'ok', { postgres_changes: [] });
    channel.sendPresenceState();
  }

  #reply(frame: Frame, status: 'ok' | 'error', response: unknown): void {
    this.#send({ ...frame, event: 'phx_reply', payload: { status, response } });
  }

  #send(frame: Frame): void {
    const { socket, version } = this.#context;
    const data = encodeFrame(frame, version);
    if (data === undefined || socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnsentBytes) socket.terminate();
    else socket.send(data);
  }
}
