import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createCatalogStream } from './catalog-stream.ts';
import type { CatalogMessage, Missed } from './live-message.ts';

const message = (revision: number): CatalogMessage => ({
  revision,
  table: 'credit_cards',
  changes: [],
});

/** A server with a log of messages, and a tab that listens to it. */
function createTab(first = 0) {
  const server = { revision: first, oldest: 0, questions: 0 };
  const applied: number[] = [];
  const complete: [number, number][] = [];
  let rereads = 0;
  const stream = createCatalogStream({
    fetchMissed: (since): Promise<Missed> => {
      server.questions += 1;
      const from = since ?? server.revision;
      if (from < server.oldest || from > server.revision) {
        return Promise.resolve({ kind: 'too_old', revision: server.revision, messages: [] });
      }
      const revisions = Array.from(
        { length: server.revision - from },
        (_, index) => from + index + 1,
      );
      return Promise.resolve({
        kind: 'changes',
        revision: server.revision,
        messages: revisions.map(message),
      });
    },
    apply: (messages) => applied.push(...messages.map(({ revision }) => revision)),
    onComplete: (from, to) => complete.push([from, to]),
    invalidate: () => {
      rereads += 1;
    },
    onFailure: (error) => {
      throw error;
    },
  });
  return { server, applied, complete, stream, countRereads: () => rereads };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the messages of the catalog', () => {
  test('wait until it is known what was missed before', async () => {
    const { stream, server, applied } = createTab(5);
    stream.receive(message(6));
    expect(applied).toEqual([]);
    await stream.catchUp();
    expect(applied).toEqual([6]);
    server.revision = 6;
    stream.receive(message(6));
    stream.receive(message(4));
    expect(applied).toEqual([6]);
  });

  test('are put in order without a question when they come out of order', async () => {
    const { stream, server, applied } = createTab(5);
    await stream.catchUp();
    for (const revision of [7, 8, 6]) stream.receive(message(revision));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(applied).toEqual([6, 7, 8]);
    expect(server.questions).toBe(1);
  });

  test('are fetched if they are lost, and no others', async () => {
    const { stream, server, applied, complete } = createTab(5);
    await stream.catchUp();
    server.revision = 8;
    stream.receive(message(8));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(applied).toEqual([6, 7, 8]);
    expect(server.questions).toBe(2);
    expect(complete).toEqual([
      [5, 5],
      [5, 8],
    ]);
  });

  test('are fetched if they were lost with a connection, even while a question is still on its way', async () => {
    const server = { revision: 5 };
    const answers: (() => void)[] = [];
    const applied: number[] = [];
    const stream = createCatalogStream({
      fetchMissed: (since = server.revision) => {
        const { revision } = server;
        const missed = Array.from({ length: revision - since }, (_, index) => since + index + 1);
        const messages = missed.map(message);
        return new Promise((resolve) => {
          answers.push(() => {
            resolve({ kind: 'changes', revision, messages });
          });
        });
      },
      apply: (messages) => applied.push(...messages.map(({ revision }) => revision)),
      onComplete: vi.fn(),
      invalidate: vi.fn(),
      onFailure: vi.fn(),
    });
    const answerAll = async () => {
      while (answers.length > 0) {
        answers.shift()?.();
        await vi.advanceTimersByTimeAsync(0);
      }
    };
    void stream.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    await answerAll();
    server.revision = 7;
    stream.receive(message(7));
    await vi.advanceTimersByTimeAsync(1_000);
    // The connection drops briefly while the request for missed messages is in flight.
    server.revision = 8;
    void stream.catchUp();
    await vi.advanceTimersByTimeAsync(0);
    await answerAll();
    expect(applied).toEqual([6, 7, 8]);
    stream.stop();
  });

  test('cause a refetch of everything if there are too many, or from another database', async () => {
    const { stream, server, applied, countRereads } = createTab(5);
    await stream.catchUp();
    Object.assign(server, { revision: 9_000, oldest: 7_000 });
    await stream.catchUp();
    Object.assign(server, { revision: 3, oldest: 0 });
    await stream.catchUp();
    expect(countRereads()).toBe(2);
    server.revision = 4;
    stream.receive(message(4));
    expect(applied).toEqual([4]);
  });

  test('are applied in order, each exactly once, whatever the network does', async () => {
    const event = fc.record({
      delay: fc.integer({ min: 0, max: 900 }),
      fate: fc.constantFrom('sent', 'sent', 'lost', 'twice', 'late'),
      reconnects: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
        const { stream, server, applied } = createTab(100);
        await stream.catchUp();
        const late: CatalogMessage[] = [];
        for (const { delay, fate, reconnects } of events) {
          server.revision += 1;
          const sent = message(server.revision);
          if (fate === 'late') late.unshift(sent);
          else if (fate !== 'lost') stream.receive(sent);
          if (fate === 'twice') stream.receive(sent);
          await vi.advanceTimersByTimeAsync(delay);
          if (reconnects) await stream.catchUp();
        }
        for (const each of late) stream.receive(each);
        await vi.advanceTimersByTimeAsync(1_000);
        await stream.catchUp();
        expect(applied).toEqual(events.map((_, index) => 101 + index));
        stream.stop();
      }),
      { numRuns: 60 },
    );
  });
});
