/** Conditions after migrations and seeds; each statement, run as that role, must return exactly this, or fail with it. */
export const hostedChecks: readonly {
  name: string;
  role: string;
  sql: string;
  answer: string | { refusal: string };
}[] = [
  {
    name: 'postgres is no superuser',
    role: 'postgres',
    sql: `select rolsuper from pg_roles where rolname = current_user`,
    answer: 'f',
  },
  {
    name: 'seeds are complete',
    role: 'postgres',
    sql: `select (select count(*) > 200 from public.credit_cards), (select count(*) > 1000 from public.category_points),
      (select count(*) from public.companies where kind = 'credit_union')`,
    answer: 't|t|4332',
  },
  {
    name: 'every table has row-level security',
    role: 'postgres',
    sql: `select count(*) filter (where not rowsecurity), count(*) > 30 from pg_tables where schemaname = 'public'`,
    answer: '0|t',
  },
  {
    name: 'anon reads the catalog through the authenticator',
    role: 'authenticator',
    sql: `set local role anon; select count(*) > 200 from public.credit_cards`,
    answer: 't',
  },
  {
    name: 'anon writes nothing',
    role: 'postgres',
    sql: `select count(*) from information_schema.role_table_grants
      where grantee = 'anon' and table_schema = 'public' and privilege_type <> 'SELECT'`,
    answer: '0',
  },
  {
    name: 'a connection that keeps too much is closed by the next request',
    role: 'authenticator',
    sql: `select count(('2020-01-01 00:00 Q' || translate(lpad(n::text, 5, '0'), '0123456789', 'ABCDEFGHIJ') || '-1')::timestamptz) from generate_series(1, 3000) n;
      set local role anon; select private.check_request()`,
    answer: { refusal: 'terminating connection' },
  },
  {
    name: 'a new user becomes a member',
    role: 'supabase_auth_admin',
    sql: `insert into auth.users (id, role, email, raw_user_meta_data) values
        ('00000000-0000-4000-8000-000000000001', 'authenticated', 'ann@pointfolio.test', '{"name": "Ann"}'),
        ('00000000-0000-4000-8000-000000000002', 'authenticated', 'bob@pointfolio.test', '{}');
      select role from auth.users where email = 'ann@pointfolio.test'`,
    answer: 'authenticated',
  },
  {
    name: 'the password of a sign-up is dropped when its mailbox confirms it, and its profile is bounded',
    role: 'supabase_auth_admin',
    sql: `insert into auth.users (id, role, email, raw_user_meta_data, encrypted_password, confirmation_sent_at) values
        ('00000000-0000-4000-8000-000000000003', 'authenticated', 'cat@pointfolio.test', '{}', 'first', now());
      insert into auth.identities (provider_id, user_id, provider, identity_data) values
        ('cat', '00000000-0000-4000-8000-000000000003', 'email', jsonb_build_object('sub', 'cat', 'more', repeat('x', 5000)));
      update auth.users set email_confirmed_at = now() where email = 'cat@pointfolio.test';
      select encrypted_password is null, identity_data from auth.users join auth.identities on user_id = users.id;
      delete from auth.users where email = 'cat@pointfolio.test'`,
    answer: 't|{"sub": "cat"}',
  },
  {
    name: 'postgres makes the first admin',
    role: 'postgres',
    sql: `update auth.users set email_confirmed_at = now(); select private.grant_admin('00000000-0000-4000-8000-000000000001'); select role from auth.users where email = 'ann@pointfolio.test'`,
    answer: '\napp_admin',
  },
  {
    name: 'the authenticator becomes the admin role, who edits the catalog and not other members',
    role: 'authenticator',
    sql: `set local role app_admin;
      set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-000000000001", "role": "app_admin", "aal": "aal2"}';
      update public.credit_cards set annual_fee_cents = 1 where slug = 'amex-gold' returning revision;
      select string_agg(name, ',') from public.members`,
    answer: '2\nAnn',
  },
  {
    name: 'the edit was recorded and sent',
    role: 'postgres',
    sql: `select (select count(*) from public.reference_changes where changed_by = '00000000-0000-4000-8000-000000000001'),
      (select count(*) from realtime.messages where topic = 'catalog' and event = 'changes'
        and payload ->> 'table' = 'credit_cards' and payload #>> '{changes,0,record,annual_fee_cents}' = '1')`,
    answer: '1|1',
  },
  {
    name: 'a member has rows of their own',
    role: 'authenticator',
    sql: `set local role authenticated;
      set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-000000000002", "role": "authenticated"}';
      insert into public.wallets (name) values ('Mine');
      insert into storage.objects (bucket_id, name) values ('avatars', '00000000-0000-4000-8000-000000000002/me.png');
      select name from public.members`,
    answer: 'bob',
  },
  {
    name: 'with two sessions, as the other member has one',
    role: 'supabase_auth_admin',
    sql: `insert into auth.sessions (id, user_id, created_at) values
        ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000001', now()),
        ('00000000-0000-4000-8000-000000000021', '00000000-0000-4000-8000-000000000002', now()),
        ('00000000-0000-4000-8000-000000000022', '00000000-0000-4000-8000-000000000002', now());
      select count(*) from auth.sessions`,
    answer: '3',
  },
  {
    name: 'who sees and ends their own alone',
    role: 'authenticator',
    sql: `set local role authenticated;
      set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-000000000002", "role": "authenticated", "session_id": "00000000-0000-4000-8000-000000000021"}';
      select count(*), count(*) filter (where is_current) from public.list_sessions();
      select public.end_session('00000000-0000-4000-8000-000000000011'), public.end_session('00000000-0000-4000-8000-000000000022');
      select id from public.list_sessions()`,
    answer: '2|1\nf|t\n00000000-0000-4000-8000-000000000021',
  },
  {
    name: 'with an app set up, a password alone reads nothing',
    role: 'postgres',
    sql: `insert into auth.mfa_factors (id, user_id, status) values
        ('00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-000000000002', 'verified');
      set local role authenticated;
      set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-000000000002", "role": "authenticated", "aal": "aal1"}';
      do $$
      begin
        perform from public.wallets;
        raise exception 'the wallets were read';
      exception when insufficient_privilege then null;
      end
      $$;
      select count(*) from public.list_sessions();
      set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-000000000002", "role": "authenticated", "aal": "aal2"}';
      select (select count(*) from public.wallets), (select count(*) from public.members), (select count(*) from storage.objects),
        (select count(*) from public.list_sessions());
      reset role;
      delete from auth.mfa_factors`,
    answer: '0\n1|1|1|1',
  },
  {
    name: 'asks for another address, and chooses a password',
    role: 'supabase_auth_admin',
    sql: `update auth.users set email_change = 'rob@pointfolio.test' where id = '00000000-0000-4000-8000-000000000002' returning 1;
      update auth.users set encrypted_password = 'new', recovery_sent_at = null where id = '00000000-0000-4000-8000-000000000002' returning 1`,
    answer: '1\n1',
  },
  {
    name: 'and takes the account away with everything of it',
    role: 'authenticator',
    sql: `set local role authenticated;
      set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-000000000002", "role": "authenticated", "session_id": "00000000-0000-4000-8000-000000000021"}';
      select public.delete_current_user();
      select count(*) from public.members`,
    answer: '\n0',
  },
  {
    name: 'nothing of it is left but the files, which Storage removes',
    role: 'postgres',
    sql: `select (select count(*) from auth.users), (select count(*) from public.wallets), (select count(*) from auth.sessions),
        (select count(*) from storage.objects)`,
    answer: '1|0|1|1',
  },
  {
    name: 'nor messages of an account, where Realtime alone deletes them',
    role: 'supabase_admin',
    sql: `revoke supabase_realtime_admin from postgres;
      insert into auth.users (id, role, email, raw_user_meta_data) values
        ('00000000-0000-4000-8000-000000000003', 'authenticated', 'cat@pointfolio.test', '{}');
      insert into public.wallets (member_id, name) values ('00000000-0000-4000-8000-000000000003', 'Mine');
      delete from auth.users where id = '00000000-0000-4000-8000-000000000003';
      select has_table_privilege('postgres', 'realtime.messages', 'delete'), count(*) from realtime.messages m where m::text like '%-000000000003%';
      grant supabase_realtime_admin to postgres`,
    answer: 'f|0',
  },
  {
    name: 'where the operator finds them',
    role: 'authenticator',
    sql: `set local role service_role; select bucket, path from public.list_orphaned_files()`,
    answer: 'avatars|00000000-0000-4000-8000-000000000002/me.png',
  },
  {
    name: 'an admin saves a card whole, brings back a removed one and reads the figures',
    role: 'authenticator',
    sql: `set local role app_admin;
      set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-000000000001", "role": "app_admin", "aal": "aal2"}';
      select public.save_credit_card(jsonb_build_object('rows', jsonb_object_agg(section, rows))) ->> 'kind'
      from (select section, jsonb_agg(content) as rows
        from private.list_card_rows((select id from public.credit_cards where slug = 'amex-gold')) group by section) card;
      delete from public.credit_cards where slug = 'citi-custom-cash';
      select public.restore_reference_change(max(id)) ->> 'kind' from public.reference_changes where table_name = 'credit_cards';
      select public.compute_website_statistics(7) ->> 'members', (select count(*) > 3 from public.count_attention())`,
    answer: 'saved\nrestored\n0|t',
  },
  {
    name: 'some members have many rows',
    role: 'postgres',
    sql: `insert into auth.users (id, role, email) select ('00000000-0000-4000-8000-00000000000' || n)::uuid, 'authenticated', n || '@pointfolio.test' from generate_series(3, 4) n;
      insert into public.wallets (member_id, name) select ('00000000-0000-4000-8000-00000000000' || 3 + n % 3 / 2)::uuid, 'Wallet ' || n from generate_series(1, 29) n;
      analyze public.wallets;
      select count(*) from public.wallets group by member_id order by 1`,
    answer: '10\n19',
  },
  {
    name: 'which the planner does not tell others, as PostgREST asks it for planned counts',
    role: 'authenticator',
    sql: `set local role authenticated;
      set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-000000000003", "role": "authenticated"}';
      do $$
      declare
        other text;
        plan json;
        told text[] := '{}';
      begin
        foreach other in array '{00000000-0000-4000-8000-000000000004,00000000-0000-4000-8000-000000000009}'::text[] loop
          execute format('explain (format json) select 1 from public.wallets where member_id = %L', other) into plan;
          told := told || (plan #>> '{0,Plan,Plan Rows}');
        end loop;
        if told[1] <> told[2] then
          raise exception 'estimates differ: %', told;
        end if;
      end
      $$;
      select 'same'`,
    answer: 'same',
  },
  {
    name: 'what PostgREST would write for casts, embeds and repeats is refused, and for plain requests answered',
    role: 'authenticator',
    sql: `set local role authenticated;
      set local request.jwt.claims = '{"sub": "00000000-0000-4000-8000-000000000003", "role": "authenticated"}';
      do $$
      begin
        perform CAST( "public"."wallets"."name" AS xml ) from public.wallets;
        raise exception 'a cast was answered';
      exception when statement_too_complex then null;
      end
      $$;
      do $$
      begin
        perform ${Array.from({ length: 7 }, (_, index) => `"public"."wallets"."name" AS "a${index}"`).join(', ')} from public.wallets;
        raise exception 'a column was repeated';
      exception when statement_too_complex then null;
      end
      $$;
      do $$
      begin
        perform from public.wallets left join lateral (select from public.wallets) AS "wallets_1" on true;
        raise exception 'rows within rows were answered';
      exception when statement_too_complex then null;
      end
      $$;
      do $$
      begin
        perform CAST( "pgrst_source"."user_agent" AS numeric ) from public.list_sessions() "pgrst_source";
        raise exception 'a function was answered';
      exception when statement_too_complex then null;
      end
      $$;
      select count("public"."wallets"."name") from public.wallets`,
    answer: '19',
  },
];
