import { asDeletion, asMember, race, raceAll } from './race.ts';
import type { TapOutcome } from './run-tap-file.ts';
import type { TemporaryCluster } from './temporary-cluster.ts';

const leave = (member: string) => asMember(member, 'select public.leave_household()');
const remove = (member: string, other: string) =>
  asMember(member, `select public.remove_from_household('${other}')`);
const share = (member: string) =>
  asMember(member, `select public.set_household_share('cards', true)`);
const invite = (member: string) =>
  asMember(member, `select public.invite_to_household('Anew') is not null`);
const accept = (member: string, token: string) =>
  asMember(member, `select public.accept_household_invitation('${token}', 'Guest')`);
const withdraw = (member: string) =>
  asMember(
    member,
    `select public.withdraw_household_invitation((public.get_household() #>> '{invitations,0,id}')::uuid)`,
  );
const deleteOwn = (member: string) =>
  asMember(member, `select 'deleted' from public.delete_current_user()`);

/** Tests what one connection cannot show: of two simultaneous changes of a household, each finds the other's result. */
export async function checkHouseholdRaces(cluster: TemporaryCluster): Promise<TapOutcome> {
  const failures: string[] = [];
  let passed = 0;
  let made = 0;

  function createMembers(count: number): string[] {
    const ids = Array.from({ length: count }, () => {
      made += 1;
      return `00000000-0000-4000-8000-${String(800 + made).padStart(12, '0')}`;
    });
    const users = ids.map((id) => `('${id}', 'authenticated', '${id}@pointfolio.test', '{}')`);
    const sessions = ids.map((id) => `('${id}', '${id}', now())`);
    cluster.run(
      'supabase_auth_admin',
      `insert into auth.users (id, role, email, raw_user_meta_data) values ${users.join(', ')};
       insert into auth.sessions (id, user_id, created_at) values ${sessions.join(', ')}`,
    );
    return ids;
  }

  /** The first member has founded it; each has an open invitation whose token is their own id. */
  function createHousehold(count: number): string[] {
    const ids = createMembers(count);
    const list = `unnest('{${ids.join(',')}}'::uuid[]) with ordinality list (id, place)`;
    cluster.run(
      'postgres',
      `with founded as (insert into private.households default values returning id)
       insert into private.household_members (member_id, household_id, display_name, is_founder)
       select list.id, founded.id, 'Member ' || place, place = 1 from ${list}, founded order by place;
       insert into private.household_invitations (household_id, invited_by, token_hash)
       select household_id, member_id, sha256(convert_to(member_id::text, 'UTF8'))
       from private.household_members join ${list} on list.id = member_id`,
    );
    return ids;
  }

  /** Reads the founders of these households; and if an empty household is left. */
  function read(ids: readonly string[]): string {
    return cluster.run(
      'postgres',
      `select coalesce(string_agg(display_name || case when is_founder then '!' else '' end, ',' order by joined_at), 'nobody')
       from private.household_members where member_id in ('${ids.join("', '")}');
       select 'empty' from private.households h
       where not exists (select from private.household_members m where m.household_id = h.id)`,
    );
  }

  function expectThat(what: string, found: unknown, wanted: unknown): void {
    if (JSON.stringify(found) === JSON.stringify(wanted)) passed += 1;
    else failures.push(`${what}: ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}`);
  }

  let [a = '', b = '', c = ''] = createHousehold(3);
  let answers = await race(cluster, asDeletion(b), asDeletion(a));
  expectThat('two accounts are both deleted', answers, ['deleted', 'deleted']);
  expectThat('the third has founded it', read([a, b, c]), 'Member 3!');

  [a = '', b = '', c = ''] = createHousehold(3);
  answers = await race(cluster, asDeletion(b), leave(a));
  expectThat('one is deleted while the founder leaves', answers, ['deleted', 'true']);
  expectThat('and the third has founded it', read([a, b, c]), 'Member 3!');

  [a = '', b = '', c = ''] = createHousehold(3);
  answers = await race(cluster, leave(b), leave(a));
  expectThat('two leave', answers, ['true', 'true']);
  expectThat('and leave the third their place', read([a, b, c]), 'Member 3!');

  [a = '', b = '', c = ''] = createHousehold(3);
  answers = await race(cluster, leave(a), remove(b, c));
  expectThat('who has got the founder’s place removes another', answers, ['true', 'true']);
  expectThat('and is by themselves', read([a, b, c]), 'Member 2!');

  [a = '', b = ''] = createHousehold(2);
  answers = await race(cluster, deleteOwn(b), deleteOwn(a));
  expectThat('the last two delete their accounts', answers, ['deleted', 'deleted']);
  expectThat('and end the household', read([a, b]), 'nobody');

  [a = ''] = createHousehold(1);
  [b = ''] = createMembers(1);
  answers = await race(cluster, accept(b, a), asDeletion(a));
  expectThat('one joins while the last is deleted', answers, ['true', 'deleted']);
  expectThat('and has founded it', read([a, b]), 'Guest!');

  [a = ''] = createHousehold(1);
  [b = ''] = createMembers(1);
  answers = await race(cluster, leave(a), accept(b, a));
  expectThat('where the last has left nobody joins', answers, ['true', 'false']);
  expectThat('and no household is left', read([a, b]), 'nobody');

  [a = ''] = createHousehold(1);
  [b = ''] = createMembers(1);
  answers = await race(cluster, withdraw(a), accept(b, a));
  expectThat('nobody joins by an invitation that is being withdrawn', answers, ['true', 'false']);
  [a = ''] = createHousehold(1);
  answers = await race(cluster, accept(b, a), withdraw(a));
  expectThat('who has used it stays', answers, ['true', 'false']);

  [a = '', b = ''] = createHousehold(2);
  answers = await race(cluster, remove(a, b), share(b));
  expectThat('who is being removed shares nothing', answers, ['true', 'false']);

  [a = '', b = ''] = createHousehold(2);
  answers = await race(cluster, remove(a, b), invite(b));
  expectThat('who is being removed and invites founds a household', answers, ['true', 'true']);
  expectThat('of their own', read([b]), 'Anew!');
  expectThat('as the other has theirs', read([a]), 'Member 1!');

  [a = ''] = createHousehold(1);
  [b = ''] = createMembers(1);
  answers = await race(cluster, asDeletion(b), accept(b, a));
  expectThat('whose account ends joins nothing', answers, ['deleted', '42501 not signed in']);
  [b = ''] = createMembers(1);
  answers = await race(cluster, asDeletion(b), invite(b));
  expectThat('and invites to nothing', answers, ['deleted', '42501 not signed in']);

  // Each of these takes locks that others take too.
  const all = Array.from({ length: 4 }, () => createHousehold(6));
  answers = await raceAll(
    cluster,
    all.flatMap(([one = '', two = '', three = '', four = '', five = '', six = '']) => [
      asDeletion(two),
      leave(one),
      deleteOwn(three),
      leave(four),
      asDeletion(five),
      share(six),
    ]),
  );
  expectThat(
    'all who go at once go',
    answers.filter((each) => each !== 'deleted' && each !== 'true'),
    [],
  );
  expectThat(
    'and who stays has founded it',
    all.map((ids) => read(ids)),
    all.map(() => 'Member 6!'),
  );
  return { passed, failures };
}
