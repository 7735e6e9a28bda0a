import { Client } from 'pg';
import type { TapOutcome } from './run-tap-file.ts';
import type { TemporaryCluster } from './temporary-cluster.ts';

const memberId = (number: number) =>
  `00000000-0000-4000-8000-${String(700 + number).padStart(12, '0')}`;
/** The first member has founded the household. */
const MEMBERS = 11;
const MOST = 6;

const count = (cluster: TemporaryCluster) =>
  Number(cluster.run('postgres', 'select count(*) from private.household_members'));

/** Accepts each invitation in a transaction that begins before any of the others ends. */
async function joinAtOnce(
  cluster: TemporaryCluster,
  joining: readonly { member: string; token: string }[],
): Promise<void> {
  const calls = joining.map(({ member, token }) => ({
    member,
    token,
    client: new Client({ host: cluster.socketFolder, user: 'authenticator', database: 'postgres' }),
  }));
  try {
    await Promise.all(calls.map(({ client }) => client.connect()));
    await Promise.all(
      calls.map(({ client, member }) =>
        client.query(`begin; set local role authenticated;
          set local request.jwt.claims = '{"sub": "${member}", "role": "authenticated"}'`),
      ),
    );
    await Promise.all(
      calls.map(async ({ client, token }) => {
        const isDone = await client
          .query('select public.accept_household_invitation($1, $2)', [token, 'Guest'])
          .then(
            () => true,
            () => false,
          );
        await client.query(isDone ? 'commit' : 'rollback');
      }),
    );
  } finally {
    await Promise.all(calls.map(({ client }) => client.end()));
  }
}

const invite = (cluster: TemporaryCluster, tokens: readonly string[]) =>
  cluster.run(
    'postgres',
    `insert into private.household_invitations (household_id, invited_by, token_hash)
     select household_id, member_id, sha256(convert_to(token, 'UTF8'))
     from private.household_members, unnest('{${tokens.join(',')}}'::text[]) token where is_founder`,
  );

/**
 * Tests what one connection cannot show: an invitation admits one person, and a household never exceeds its limit,
 * however many join at once.
 */
export async function checkParallelJoins(cluster: TemporaryCluster): Promise<TapOutcome> {
  const guests = Array.from({ length: MEMBERS - 1 }, (_, index) => memberId(index + 1));
  const users = [memberId(0), ...guests].map(
    (id) => `('${id}', 'authenticated', '${id}@pointfolio.test', '{}')`,
  );
  cluster.run(
    'supabase_auth_admin',
    `insert into auth.users (id, role, email, raw_user_meta_data) values ${users.join(', ')}`,
  );
  cluster.run(
    'postgres',
    `with founded as (insert into private.households default values returning id)
     insert into private.household_members (member_id, household_id, display_name, is_founder)
     select '${memberId(0)}', id, 'Founder', true from founded`,
  );
  const failures: string[] = [];
  invite(cluster, ['once']);
  await joinAtOnce(
    cluster,
    guests.map((member) => ({ member, token: 'once' })),
  );
  const first = count(cluster) - 1;
  if (first !== 1) failures.push(`an invitation let ${first} in`);

  invite(cluster, guests);
  await joinAtOnce(
    cluster,
    guests.map((member) => ({ member, token: member })),
  );
  const all = count(cluster);
  if (all !== MOST) failures.push(`${all} are in a household, where ${MOST} are allowed`);
  return { passed: 2 - failures.length, failures };
}
