import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

const frameSchema = z.array(z.unknown()).transform((parts) => parts.slice(0, 4).map(String));

/** A socket that is open at once, answers a join, and answers heartbeats while it is told to. */
class FakeSocket {
  static all: FakeSocket[] = [];
  static answersHeartbeats = true;
  static answersJoins = true;
  static readonly unanswered: (() => void)[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly sent: { event: string; at: number }[] = [];
  readyState = 1;
  binaryType = 'arraybuffer';
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
    setTimeout(() => this.onopen?.(), 0);
  }

  send(text: string): void {
    const [joinRef = '', ref = '', topic = '', event = ''] = frameSchema.parse(JSON.parse(text));
    this.sent.push({ event, at: Date.now() });
    const isAnswered =
      (event === 'heartbeat' && FakeSocket.answersHeartbeats) ||
      (event === 'phx_join' && FakeSocket.answersJoins);
    const reply = [joinRef, ref, topic, 'phx_reply', { status: 'ok', response: {} }];
    const answer = () => this.onmessage?.({ data: JSON.stringify(reply) });
    if (isAnswered) void Promise.resolve().then(answer);
    else FakeSocket.unanswered.push(answer);
  }

  closedWith: number | undefined;

  close(code?: number): void {
    this.readyState = 3;
    this.closedWith = code;
  }
}

const onUp = vi.fn<() => void>();
const onDown = vi.fn<() => void>();

async function open() {
  const { openLink } = await import('./start-link.ts');
  return openLink({
    listTopics: () => ['catalog'],
    getToken: () => Promise.resolve(undefined),
    onMessage: () => undefined,
    onUp,
    onDown,
  });
}

const listBeats = () =>
  FakeSocket.all[0]?.sent.filter(({ event }) => event === 'heartbeat').map(({ at }) => at) ?? [];

beforeEach(() => {
  FakeSocket.all = [];
  FakeSocket.unanswered.length = 0;
  FakeSocket.answersHeartbeats = true;
  FakeSocket.answersJoins = true;
  onUp.mockClear();
  onDown.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  };
});

describe('the live connection', () => {
  it('beats every 25 seconds', async () => {
    const link = await open();
    await vi.advanceTimersByTimeAsync(100);
    expect(onUp).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(75_000);
    const beats = listBeats();
    expect(beats).toHaveLength(3);
    expect(beats.slice(1).map((at, index) => at - (beats[index] ?? 0))).toEqual([25_000, 25_000]);
    link.close();
    await vi.advanceTimersByTimeAsync(100);
    expect(FakeSocket.all.map(({ readyState }) => readyState)).toEqual([FakeSocket.CLOSED]);
    expect(FakeSocket.all[0]?.closedWith, 'closed in the normal way').toBe(1000);
    expect(onDown).not.toHaveBeenCalled();
  });

  it('is given up where a heartbeat is not answered', async () => {
    await open();
    await vi.advanceTimersByTimeAsync(100);
    FakeSocket.answersHeartbeats = false;
    await vi.advanceTimersByTimeAsync(25_000 + 3000);
    expect(onDown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onDown).toHaveBeenCalledOnce();
  });

  it('stays where the answer waits behind what kept the page busy', async () => {
    FakeSocket.answersHeartbeats = false;
    await open();
    await vi.advanceTimersByTimeAsync(25_100);
    await vi.advanceTimersByTimeAsync(3_500);
    for (const answer of FakeSocket.unanswered.splice(0)) answer();
    await vi.advanceTimersByTimeAsync(1000);
    expect(onDown).not.toHaveBeenCalled();
  });

  it('waits ten seconds for a join', async () => {
    FakeSocket.answersJoins = false;
    await open();
    await vi.advanceTimersByTimeAsync(9900);
    expect(onDown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(onDown).toHaveBeenCalledOnce();
    expect(onUp).not.toHaveBeenCalled();
  });

  it('keeps a hundred messages at most that cannot be sent yet, the latest ones', async () => {
    FakeSocket.answersJoins = false;
    const { RealtimeClient } = await import('@supabase/realtime-js');
    const client = new RealtimeClient('wss://abcd.supabase.co/realtime/v1', {
      params: { apikey: 'sb_publishable_test' },
    });
    const channel = client.channel('catalog').subscribe();
    await vi.advanceTimersByTimeAsync(100);
    for (let number = 0; number < 130; number += 1) void channel.track({ number });
    for (const answer of FakeSocket.unanswered.splice(0)) answer();
    await vi.advanceTimersByTimeAsync(100);
    const sent = FakeSocket.all.flatMap((socket) => socket.sent);
    expect(sent.filter(({ event }) => event === 'presence')).toHaveLength(100);
    void client.disconnect();
  });
});
