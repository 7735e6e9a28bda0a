import { expect, test, vi } from 'vitest';
import { calendarDate } from '../../src/domain/calendar.ts';
import { startBigCluster } from '../bench/database/big-cluster.ts';
import { findPostgresServer } from '../database/postgres-server.ts';
import { simulateReminders } from '../reminders/simulate-reminders.ts';

const MEMBERS = Number(process.env['REMINDER_MEMBERS'] ?? 1000);
const DAYS = Number(process.env['REMINDER_DAYS'] ?? 365);
const SEED = Number(process.env['REMINDER_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

test(`${MEMBERS} members are told of every deadline in ${DAYS} days, in time and once`, async (context) => {
  const server = findPostgresServer();
  if ('missing' in server) return context.skip(server.missing);
  // A sender that crashes says so.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // A year of looks leaves more rows behind than are there.
  const vacuum = { autovacuum: 'on', autovacuum_naptime: '15s' };
  const cluster = await startBigCluster(server.folder, vacuum);
  const clients: Awaited<ReturnType<typeof cluster.connect>>[] = [];
  try {
    const connect = async (role: string | null) => {
      const client = await cluster.connect();
      clients.push(client);
      if (role !== null) await client.query(`set role ${role}`);
      return async (text: string, values: unknown[] = []) => {
        const answer = await client.query<Record<string, unknown>>(text, values);
        return answer.rows;
      };
    };
    const span = await simulateReminders({
      owner: await connect(null),
      // Two processes at once, each as a visitor.
      senders: [await connect('anon'), await connect('anon')],
      seed: SEED,
      members: MEMBERS,
      from: calendarDate('2027-01-20'),
      days: DAYS,
    });
    const { breaches, ...figures } = span;
    console.info(JSON.stringify({ seed: SEED, ...figures, breaches: breaches.length }));
    expect(breaches.slice(0, 20)).toEqual([]);
    expect(figures.deadlines).toBeGreaterThan(MEMBERS * (DAYS / 30));
    expect(figures.crashes).toBeGreaterThan(DAYS);
    // What a pass that failed had sent may be sent again.
    expect(figures.failures).toBeLessThan(figures.passes / 1000);
    expect(figures.unreachable).toBeLessThan(figures.deadlines / 500);
    expect(figures.repeats).toBeGreaterThan(DAYS / 10);
  } finally {
    for (const client of clients) await client.end();
    cluster.stop();
  }
});
