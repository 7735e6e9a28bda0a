import { raceAll, type Move } from './race.ts';
import type { TapOutcome } from './run-tap-file.ts';
import type { TemporaryCluster } from './temporary-cluster.ts';

const ADMINS = Array.from(
  { length: 8 },
  (_, index) => `00000000-0000-4000-8000-000000000${600 + index}`,
);

const asAdmin = (admin: string, sql: string): Move => ({
  user: 'authenticator',
  become: `set local role app_admin;
    set local request.jwt.claims = '{"sub": "${admin}", "role": "app_admin", "aal": "aal2"}'`,
  sql,
});

interface Tip {
  id: number;
  revision: number;
}

/** A removal and a change of tips, in the order an admin names them. */
const apply = (admin: string, removed: readonly Tip[], changed: readonly Tip[]): Move => {
  const items = [
    ...removed.map((tip) => ({ ...tip, line: 1, remove: true })),
    ...changed.map((tip) => ({ ...tip, line: 1, title: `By ${admin}` })),
  ];
  return asAdmin(
    admin,
    `select public.apply_reference_rows('tips', '{title}', '${JSON.stringify(items)}') ->> 'kind'`,
  );
};

const add = (admin: string, request: string, slug: string): Move =>
  asAdmin(
    admin,
    `select public.answer_once('${request}', 'add', '{"target": "tips",
      "values": {"slug": "${slug}", "title": "T", "body": "B", "source": "A source"}}')::text`,
  );

const countEach = (answers: readonly string[]) =>
  [...new Set(answers)]
    .sort()
    .map((answer) => `${answers.filter((each) => each === answer).length} ${answer}`)
    .join(', ');

/** Covers simultaneous edits by eight admins: one of them is first, the others are refused, and none is a deadlock. */
export async function checkEditRaces(cluster: TemporaryCluster): Promise<TapOutcome> {
  const failures: string[] = [];
  let passed = 0;
  const expectThat = (what: string, found: unknown, wanted: unknown) => {
    if (String(found) === String(wanted)) passed += 1;
    else failures.push(`${what}: ${String(found)}, wanted ${String(wanted)}`);
  };
  const users = ADMINS.map((id) => `('${id}', 'app_admin', '${id}@pointfolio.test', now(), '{}')`);
  cluster.run(
    'supabase_auth_admin',
    `insert into auth.users (id, role, email, email_confirmed_at, raw_user_meta_data) values ${users.join(', ')}`,
  );
  const createTips = (count: number): Tip[] =>
    cluster
      .run(
        'postgres',
        `insert into public.tips (slug, title, body) select 'race-' || gen_random_uuid(), 'T', 'B'
         from generate_series(1, ${count}) returning id`,
      )
      .split('\n')
      .map((id) => ({ id: Number(id), revision: 1 }));
  const readRevision = () =>
    Number(cluster.run('postgres', 'select revision from public.catalog_state'));

  const shared = createTips(2);
  let answers = await raceAll(
    cluster,
    ADMINS.map((admin, index) => apply(admin, [], index % 2 ? shared : shared.toReversed())),
  );
  expectThat('eight admins change the same two rows', countEach(answers), '1 applied, 7 refused');

  // An admin who has removed a row holds the catalog's revision while approaching the row that others change.
  const [contested] = createTips(1);
  if (!contested) throw new Error('one tip was asked for');
  const own = createTips(4);
  answers = await raceAll(
    cluster,
    ADMINS.map((admin, index) =>
      apply(
        admin,
        own.slice(index, index + 1).filter(() => index < 4),
        [contested],
      ),
    ),
  );
  expectThat(
    'eight admins change a row, and four of them remove another',
    countEach(answers),
    '1 applied, 7 refused',
  );

  const card = cluster.run(
    'postgres',
    `select jsonb_build_object('rows', jsonb_object_agg(section, rows)) from (
       select section, jsonb_agg(content || case section when 'credit_cards'
         then jsonb_build_object('name', 'Raced', 'verified_on', current_date) else '{}' end) as rows
       from private.list_card_rows((select min(id) from public.credit_cards)) group by section) part`,
  );
  answers = await raceAll(
    cluster,
    ADMINS.map((admin) =>
      asAdmin(admin, `select public.save_credit_card($card$${card}$card$) ->> 'kind'`),
    ),
  );
  expectThat('eight admins save the same card', countEach(answers), '7 conflict, 1 saved');

  const request = '00000000-0000-4000-8000-000000000699';
  answers = await raceAll(
    cluster,
    ADMINS.map(() => add(ADMINS[0] ?? '', request, 'sent-eight-times')),
  );
  const added = cluster.run(
    'postgres',
    `select id from public.tips where slug = 'sent-eight-times'`,
  );
  expectThat(
    'a request that is sent eight times is added once',
    countEach(answers),
    `8 {"id": ${added}, "kind": "added"}`,
  );

  const before = readRevision();
  answers = await raceAll(
    cluster,
    ADMINS.map((admin, index) =>
      add(admin, `00000000-0000-4000-8000-00000000069${index}`, `added-${index}`),
    ),
  );
  expectThat('eight add a row each', new Set(answers).size, 8);
  expectThat('and each raises the revision by one', readRevision() - before, 8);
  return { passed, failures };
}
