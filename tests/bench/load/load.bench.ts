import { loadavg } from 'node:os';
import { startStack, type Stack } from '../../../supabase/local/start-stack.ts';
import { createAccessToken } from '../../../supabase/local/test-support/access-token.ts';
import { printRow, printTitle } from '../print-table.ts';
import { type Tally, VirtualMember } from './virtual-member.ts';

/**
 * A thousand members at once on the embedded stack, for five minutes: `npm run bench -- load`. Shorter, or fewer:
 * `npm run bench -- load MINUTES MEMBERS`.
 */
const minutes = Number(process.argv[2] ?? 5);
const amount = Number(process.argv[3] ?? 1_000);
/** Average time between two actions of a member. */
const pauseMs = 20_000;

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Adds accounts with five cards each, whose nicknames contain their member's id. */
async function addMembers(stack: Stack): Promise<void> {
  await stack.db.exec(`
    insert into auth.users (id, aud, role, email, raw_user_meta_data)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'authenticated', 'authenticated', 'load-' || n || '@pointfolio.test', '{}'
    from generate_series(1001, ${1_000 + amount}) n;
    insert into public.member_cards (member_id, credit_card_id, nickname)
    select m.id, c.id, m.id || ' card'
    from public.members m cross join (select id from public.credit_cards order by id limit 5) c
    where m.email_address like 'load-%';
    insert into public.annual_spending_profiles (member_id, name, amounts)
    select id, 'Our household', '{"restaurants": 100000}' from public.members where email_address like 'load-%';
  `);
}

async function live(member: VirtualMember, until: number): Promise<void> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 2 * pauseMs));
  for (await pause(); Date.now() < until; await pause()) {
    await member.act(idOf(1_001 + Math.floor(Math.random() * amount)).replace(member.id, idOf(1)));
  }
}

const share = (sorted: readonly number[], part: number) =>
  `${(sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(0)} ms`;

const stack = await startStack({ quiet: true });
const tally: Tally = { times: [], rows: 0, writes: 0, errors: [] };
try {
  await addMembers(stack);
  const members: VirtualMember[] = [];
  for (let number = 1_001; number <= 1_000 + amount; number += 1) {
    const claims = { sub: idOf(number), role: 'authenticated', aud: 'authenticated' };
    const token = await createAccessToken(stack.jwtSecret, claims);
    members.push(new VirtualMember(stack, idOf(number), token, tally));
  }
  const cpuBefore = process.cpuUsage();
  const until = Date.now() + minutes * 60_000;
  await Promise.all(members.map((member) => live(member, until)));
  const { user, system } = process.cpuUsage(cpuBefore);
  const sorted = tally.times.toSorted((a, b) => a - b);
  printTitle(`${amount} members, ${minutes} minutes`, 'answers', 'rows', 'changes', 'errors');
  printRow(
    'all checked',
    ...[tally.times.length, tally.rows, tally.writes, tally.errors.length].map((count) =>
      count.toLocaleString('en'),
    ),
  );
  printTitle('an answer', 'median', '95%', '99%', 'CPU');
  printRow(
    `load average ${(loadavg()[0] ?? 0).toFixed(1)}`,
    share(sorted, 0.5),
    share(sorted, 0.95),
    share(sorted, 0.99),
    `${((user + system) / 1000 / tally.times.length).toFixed(2)} ms`,
  );
  for (const error of tally.errors.slice(0, 20)) console.log(`✗ ${error}`);
  if (tally.errors.length > 0 || tally.times.length === 0) process.exitCode = 1;
} finally {
  await stack.stop();
}
