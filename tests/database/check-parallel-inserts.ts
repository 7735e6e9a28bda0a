import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { asMember, raceAll } from './race.ts';
import type { TapOutcome } from './run-tap-file.ts';
import type { TemporaryCluster } from './temporary-cluster.ts';

const MEMBER = '00000000-0000-4000-8000-000000000009';
const TRANSACTIONS = 10;
/** Two fifths of a member's limit, times two callers, exceed it. */
const ROWS = 40;
const LIMIT = 50;
const MOST_PLACES = 200;

/** Start of each transaction: as the member, and as a service that acts for them and whose writes are not counted. */
const callers: Readonly<Record<string, string>> = {
  'the member': `set local role authenticated;
    set local request.jwt.claims = '{"sub": "${MEMBER}", "role": "authenticated"}'`,
  'a service': 'set local role service_role',
};

async function countAdded(cluster: TemporaryCluster, becomeCaller: string): Promise<number> {
  const clients = Array.from(
    { length: TRANSACTIONS },
    () => new Client({ host: cluster.socketFolder, user: 'authenticator', database: 'postgres' }),
  );
  try {
    await Promise.all(clients.map((client) => client.connect()));
    await Promise.all(clients.map((client) => client.query(`begin; ${becomeCaller}`)));
    const add = `insert into public.wallets (member_id, name)
      select '${MEMBER}', 'Wallet ' || number from generate_series(1, ${ROWS}) number`;
    await Promise.all(
      clients.map(async (client) => {
        const isAdded = await client.query(add).then(
          () => true,
          () => false,
        );
        await client.query(isAdded ? 'commit' : 'rollback');
      }),
    );
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
  const added = cluster.run(
    'postgres',
    `with gone as (delete from public.wallets where member_id = '${MEMBER}' returning 1) select count(*) from gone`,
  );
  return Number(added);
}

/** Fills a day's 200 places of failures but one before members report others at once. */
async function countPlacesOfFailures(cluster: TemporaryCluster): Promise<number> {
  cluster.run(
    'postgres',
    `insert into private.daily_failures (kind, place, code)
     select 'function_error', 'known.' || number, 'TIMEOUT' from generate_series(1, ${MOST_PLACES - 1}) number`,
  );
  const reporters = Array.from({ length: TRANSACTIONS }, () => randomUUID());
  const users = reporters.map((id) => `('${id}', 'authenticated', '${id}@pointfolio.test', '{}')`);
  cluster.run(
    'supabase_auth_admin',
    `insert into auth.users (id, role, email, raw_user_meta_data) values ${users.join(', ')}`,
  );
  await raceAll(
    cluster,
    reporters.map((id, index) =>
      asMember(id, `select public.report_function_error('new.p${index}', 'TIMEOUT')`),
    ),
  );
  const counted = cluster.run('postgres', 'select count(*) from private.daily_failures');
  cluster.run('postgres', 'delete from private.daily_failures where day = current_date');
  return Number(counted);
}

/**
 * Tests what one connection cannot show: a member never exceeds the limit of rows, however many transactions add them
 * at once.
 */
export async function checkParallelInserts(cluster: TemporaryCluster): Promise<TapOutcome> {
  cluster.run(
    'supabase_auth_admin',
    `insert into auth.users (id, role, email, raw_user_meta_data)
     values ('${MEMBER}', 'authenticated', 'parallel@pointfolio.test', '{}')`,
  );
  const failures: string[] = [];
  for (const [caller, becomeCaller] of Object.entries(callers)) {
    const added = await countAdded(cluster, becomeCaller);
    if (added === 0 || added > LIMIT) {
      const all = TRANSACTIONS * ROWS;
      failures.push(
        `${caller} added ${added} of ${all} wallets in parallel, where ${LIMIT} are allowed`,
      );
    }
  }
  const places = await countPlacesOfFailures(cluster);
  if (places !== MOST_PLACES + 1) {
    failures.push(`${places} places of failures are kept, where ${MOST_PLACES} and the others are`);
  }
  return { passed: Object.keys(callers).length + 1 - failures.length, failures };
}
