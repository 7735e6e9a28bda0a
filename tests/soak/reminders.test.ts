import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { calendarDate } from '../../src/domain/calendar.ts';
import { startBigCluster } from '../bench/database/big-cluster.ts';
import { findPostgresServer } from '../database/postgres-server.ts';
import { simulateReminders } from '../reminders/simulate-reminders.ts';

const MEMBERS = Number(process.env['REMINDER_MEMBERS'] ?? 1000);
const DAYS = Number(process.env['REMINDER_DAYS'] ?? 365);
/** Additional members with the most rows a member may store. */
const FULL_MEMBERS = 8;
const SEED = Number(process.env['REMINDER_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

async function storeEverything(query: (text: string) => Promise<unknown>): Promise<void> {
  const file = new URL('../bench/database/member-at-limits.sql', import.meta.url);
  const [rows = ''] = (await readFile(file, 'utf8')).split('-- Boards');
  for (let place = 1; place <= FULL_MEMBERS; place += 1) {
    await query(rows.replaceAll(/\b(limits|perks)\b/g, `$1_${place}`));
  }
}

test(`${MEMBERS} members are told of every deadline in ${DAYS} days, in time and once`, async (context) => {
  const server = findPostgresServer();
  if ('missing' in server) return context.skip(server.missing);
  // A crashing sender logs it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // A year of looks leaves more dead rows than there are live ones.
  const vacuum = { autovacuum: 'on', autovacuum_naptime: '15s' };
  const cluster = await startBigCluster(server.folder, vacuum);
  const clients: Awaited<ReturnType<typeof cluster.connect>>[] = [];
  try {
    const connect = async (role: string | null) => {
      const client = await cluster.connect();
      clients.push(client);
      if (role !== null) await client.query(`set role ${role}; set statement_timeout = '1s'`);
      return async (text: string, values: unknown[] = []) => {
        const answer = await client.query<Record<string, unknown>>(text, values);
        return answer.rows;
      };
    };
    const owner = await connect(null);
    await storeEverything(owner);
    const span = await simulateReminders({
      owner,
      // Two processes at once, each as a visitor.
      senders: [await connect('anon'), await connect('anon')],
      seed: SEED,
      members: MEMBERS,
      from: calendarDate('2027-01-20'),
      days: DAYS,
      stuck: FULL_MEMBERS,
    });
    const { breaches, ...figures } = span;
    console.info(JSON.stringify({ seed: SEED, ...figures, breaches: breaches.length }));
    expect(breaches.slice(0, 20)).toEqual([]);
    expect(figures.deadlines).toBeGreaterThan(MEMBERS * (DAYS / 30));
    expect(figures.crashes).toBeGreaterThan(DAYS);
    // Messages of a failed pass may be sent again.
    expect(figures.failures).toBeLessThan(figures.passes / 1000);
    expect(figures.unreachable).toBeLessThan(figures.deadlines / 500);
    expect(figures.repeats).toBeGreaterThan(DAYS / 10);
  } finally {
    for (const client of clients) await client.end();
    cluster.stop();
  }
});
