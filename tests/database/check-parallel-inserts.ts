import { Client } from 'pg';
import type { TapOutcome } from './run-tap-file.ts';
import type { TemporaryCluster } from './temporary-cluster.ts';

const MEMBER = '00000000-0000-4000-8000-000000000009';
const TRANSACTIONS = 10;
/** Two fifths of a member's limit, times two callers, exceed it. */
const ROWS = 40;
const LIMIT = 50;

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
  return { passed: Object.keys(callers).length - failures.length, failures };
}
