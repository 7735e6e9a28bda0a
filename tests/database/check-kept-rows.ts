import type { TapOutcome } from './run-tap-file.ts';
import type { TemporaryCluster } from './temporary-cluster.ts';

const MEMBER = '00000000-0000-4000-8000-000000700001';
const HOUSEHOLD = '00000000-0000-4000-8000-000000700002';

/**
 * Rows of `private` that have an end of their own, with the days that the privacy policy (privacy-sections.tsx),
 * docs/security/rules.md and docs/release.md promise, and a row made `at` a time.
 */
const kept: readonly { table: string; days: number; columns: string; values: string }[] = [
  {
    table: 'told_reminders',
    days: 100,
    columns: 'member_id, key, told_at',
    values: `'${MEMBER}', at::text, at`,
  },
  {
    table: 'unsubscribe_tokens',
    days: 100,
    columns: 'token_hash, member_id, made_at',
    values: `sha256(at::text::bytea), '${MEMBER}', at`,
  },
  ...['sent', 'given_up', 'dropped', 'waiting'].map((state) => ({
    table: 'reminder_outbox',
    days: 100,
    columns: 'member_id, channel, key, what, state, made_at, expires_at, next_try_at',
    values: `'${MEMBER}', 'mail', '${state} ' || at, '{}', '${state}', at, at + interval '1 day', at`,
  })),
  {
    table: 'household_invitations',
    days: 7,
    columns: 'household_id, invited_by, token_hash, created_at, expires_at',
    values: `'${HOUSEHOLD}', '${MEMBER}', sha256(at::text::bytea), at, at + interval '7 days'`,
  },
  {
    table: 'answered_requests',
    days: 1,
    columns: 'admin_id, id, answered_at, answer',
    values: `'${MEMBER}', gen_random_uuid(), at, '{}'`,
  },
  {
    table: 'browser_errors',
    days: 30,
    columns: 'day, release, kind, fingerprint, route, message, frames',
    values: `at::date, 'abc', 'error', 'other', '/', at::text, ''`,
  },
  {
    table: 'browser_vitals',
    days: 30,
    columns: 'day, route, device, metric, counts',
    values: `at::date, '/', 'phone', 'LCP', '{1}'`,
  },
  { table: 'operator_alerts', days: 90, columns: 'kind, day', values: `'cron', at::date` },
];

/** Other tables of `private` with a time, each with what ends its rows. */
const endedOtherwise: Readonly<Record<string, string>> = {
  calendar_feeds: 'withdrawn, or the account is deleted',
  catalog_messages: 'of the catalog, by their number',
  daily_failures: 'nobody is named',
  facts_release: 'of the catalog',
  household_members: 'the membership or the account ends',
  households: 'the last of its members leaves',
  member_figures: 'the next count',
  browser_report_minute: 'the next minute',
  visitor_reports: 'the first report of the next day',
  visitor_report_addresses: 'the first report of the next day',
  member_mutations: 'the account is deleted',
  member_writes: 'the account is deleted',
  operation: 'of the project',
  push_devices: 'the session ends',
  reminder_clock: 'of the project',
  reminder_looks: 'the preferences or the account are deleted',
  removed_credit_cards: 'of the catalog',
  staged_facts: 'of the catalog, within the hour',
  watched_hosts: 'of the catalog, until a page is read',
  watched_pages: 'of the catalog',
};

/** Covers every promise of how long a row is kept: rows past it are gone with the next ring, with or without reminders. */
export function checkKeptRows(cluster: TemporaryCluster): TapOutcome {
  const failures: string[] = [];
  let passed = 0;
  function expectThat(what: string, found: string, wanted: string): void {
    if (found === wanted) passed += 1;
    else failures.push(`${what}: ${found}, wanted ${wanted}`);
  }

  expectThat(
    'every table with a time says how long',
    cluster.run(
      'postgres',
      `select string_agg(distinct table_name, ',' order by table_name) from information_schema.columns
       where table_schema = 'private' and (data_type like 'timestamp%' or data_type = 'date')`,
    ),
    [...new Set([...kept.map(({ table }) => table), ...Object.keys(endedOtherwise)])]
      .toSorted()
      .join(','),
  );

  cluster.run(
    'supabase_auth_admin',
    `insert into auth.users (id, role, email, raw_user_meta_data) values ('${MEMBER}', 'authenticated', 'kept@pointfolio.test', '{}');
     insert into auth.sessions (id, user_id) values ('${MEMBER}', '${MEMBER}')`,
  );
  cluster.run(
    'postgres',
    `insert into private.households (id) values ('${HOUSEHOLD}');
     insert into private.household_members (member_id, household_id, display_name) values ('${MEMBER}', '${HOUSEHOLD}', 'Kept');
     insert into private.push_devices (member_id, session_id, endpoint, p256dh, auth)
     values ('${MEMBER}', '${MEMBER}', 'https://fcm.googleapis.com/kept', repeat('k', 87), repeat('a', 22))`,
  );
  for (const { table, days, columns, values } of kept) {
    const ages = [`${days} days`, `${days - 1} days`];
    cluster.run(
      'postgres',
      `delete from private.${table} where true;
       insert into private.${table} (${columns}) select ${values} from unnest('{${ages.join(',')}}'::interval[]) age, lateral (select now() - age as at) made`,
    );
    cluster.run('postgres', 'select private.ring_reminders()');
    expectThat(
      `${table} for ${days} days: ${values}`,
      cluster.run('postgres', `select count(*) from private.${table}`),
      '1',
    );
  }
  cluster.run('supabase_auth_admin', `delete from auth.sessions where id = '${MEMBER}'`);
  expectThat(
    'a device ends with its session',
    cluster.run('postgres', 'select count(*) from private.push_devices'),
    '0',
  );
  return { passed, failures };
}
