import { asMember, type Move, race } from './race.ts';
import type { TapOutcome } from './run-tap-file.ts';
import type { TemporaryCluster } from './temporary-cluster.ts';

const MEMBER = '00000000-0000-4000-8000-000000600001';
const OTHER = '00000000-0000-4000-8000-000000600002';
const PARTS =
  'annual_spending_profiles,member_cards,wallets,wallet_cards,bonus_trackers,benefit_uses,point_balances,point_system_custom_values,benefit_custom_values,spending_category_custom_values,whiteboards';

/** The check before a request to that address. */
function check(path: string): Move {
  const move = asMember(MEMBER, `select 'taken' from private.check_request()`);
  return {
    ...move,
    become: `${move.become}; set local request.path = '${path}'; set local request.headers = '{}'`,
  };
}

/**
 * Tests what one connection cannot show: some things that take seconds are done one at a time for a member. Others are
 * refused at once meanwhile, and keep no connection.
 */
export async function checkTurns(cluster: TemporaryCluster): Promise<TapOutcome> {
  cluster.run(
    'supabase_auth_admin',
    `insert into auth.users (id, role, email, email_confirmed_at, raw_user_meta_data)
     select id, 'authenticated', id || '@pointfolio.test', now(), '{}' from unnest('{${MEMBER},${OTHER}}'::uuid[]) id`,
  );
  const content = cluster.run(
    'postgres',
    `select jsonb_object_agg(part, '[]'::jsonb) || (select jsonb_build_object('members', to_jsonb(own)) from public.members own where id = '${MEMBER}')
     from unnest('{${PARTS}}'::text[]) part`,
  );
  const failures: string[] = [];
  let passed = 0;

  async function expectThat(what: string, moves: [Move, Move], wanted: string): Promise<void> {
    const [first, second = ''] = await race(cluster, ...moves);
    const [, seconds] = /^PGRST .*"code": "PT429".*"details": "(\d+)"/u.exec(second) ?? [];
    const found = seconds === undefined ? second : `refused for ${seconds} s`;
    if (first === 'taken' && found === wanted) passed += 1;
    else failures.push(`${what}: ${first}, then ${found}`);
  }

  const importAll = asMember(MEMBER, `select 'taken' from public.import_member_data('${content}')`);
  const write = (by: string) =>
    asMember(
      by,
      `with saved as (insert into public.wallets (name) values ('A wallet') returning id) select 'taken' from saved`,
    );
  const readCards = (by: string) =>
    asMember(
      by,
      `select 'taken' from public.list_household_rows('own_cards') read where read is not null`,
    );
  const count = asMember(MEMBER, 'select public.count_member_mutation(1)');
  const [importing, restoring] = [
    check('/rpc/import_member_data'),
    check('/rpc/restore_member_card'),
  ];
  const refused = 'refused for 3 s';
  await expectThat('an import beside another', [importing, importing], refused);
  await expectThat('one beside a card that is put back', [restoring, importing], refused);
  await expectThat('one without the check before it', [importAll, importAll], refused);
  await expectThat('a change beside an import', [importAll, write(MEMBER)], refused);
  await expectThat('a procedure beside an import', [importAll, count], refused);
  await expectThat('an import beside a change', [write(MEMBER), importAll], refused);
  await expectThat('a change of another member', [importAll, write(OTHER)], 'taken');
  await expectThat('a read beside an import', [importAll, readCards(MEMBER)], 'taken');
  const reads: [Move, Move] = [readCards(MEMBER), readCards(MEMBER)];
  await expectThat('two reads of the cards of a household', reads, 'refused for 1 s');
  await expectThat('reads by two members', [readCards(MEMBER), readCards(OTHER)], 'taken');

  cluster.run(
    'postgres',
    `insert into private.calendar_feeds (member_id, token_hash, time_zone) values ('${MEMBER}', private.hash_token('a feed'), 'UTC')`,
  );
  const readFeed: Move = {
    user: 'authenticator',
    become: `set local role anon; set local request.jwt.claims = '{"role": "anon"}'`,
    sql: `select public.read_calendar_feed('a feed') ->> 'kind'`,
  };
  const kinds = (await race(cluster, readFeed, readFeed)).join(', ');
  if (kinds === 'found, too_often') passed += 1;
  else failures.push(`two reads of a calendar: ${kinds}`);
  return { passed, failures };
}
