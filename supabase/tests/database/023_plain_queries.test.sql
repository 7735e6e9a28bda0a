-- A request reads each value a few times at most, and the planner tells nothing of hidden rows.
begin;
select plan(66);

create function pg_temp.is_plain(selected text, source text default '"public"."purchases"') returns boolean language sql as $$
  select private.is_plain_query(
    'WITH pgrst_source AS ( SELECT ' || selected || ' FROM ' || source || '  WHERE  "public"."purchases"."id" = $1 )  SELECT null::bigint AS total_result_set, '
    || 'pg_catalog.count(_postgrest_t) AS page_total, coalesce(json_agg(_postgrest_t), ''[]'') AS body FROM ( SELECT * FROM pgrst_source ) _postgrest_t')
$$;
-- The same column under several names.
create function pg_temp.named(times integer, written text default '"public"."purchases"."merchant"', name text default 'a') returns text
language sql as $$
  select string_agg(format('%s AS %I', written, name || n), ', ') from generate_series(1, times) n
$$;

select ok(pg_temp.is_plain('"public"."purchases".*'), 'rows as they are may be read');
select ok(pg_temp.is_plain('"public"."purchases"."id", "public"."purchases"."merchant"'), 'and columns of them');
select ok(private.is_plain_query(
  'WITH pgrst_source AS (INSERT INTO "public"."member_cards"("id", "notes") SELECT "pgrst_body"."id", "pgrst_body"."notes" '
  || 'FROM (SELECT $1 AS json_data) pgrst_payload, LATERAL (SELECT "id", "notes" FROM json_to_recordset(pgrst_payload.json_data) AS _("id" uuid, "notes" text) ) pgrst_body  '
  || 'ON CONFLICT("id") DO UPDATE SET "id" = EXCLUDED."id", "notes" = EXCLUDED."notes" RETURNING "public"."member_cards"."id", "public"."member_cards"."notes") '
  || 'SELECT '''' AS total_result_set FROM (SELECT "pgrst_source"."id", "pgrst_source"."notes" FROM "pgrst_source") _postgrest_t'
), 'and rows may be written');
select ok(
  (select bool_and(private.is_plain_query(statement)) from (
    select 'WITH pgrst_source AS (INSERT INTO "public"."t"(a) SELECT ' || string_agg(format('"pgrst_body"."%s"', column_name), ', ')
      || ' ON CONFLICT("id") DO UPDATE SET ' || string_agg(format('"%s" = EXCLUDED."%1$s"', column_name), ', ')
      || ' RETURNING ' || string_agg(format('"public"."t"."%s"', column_name), ', ')
      || ') SELECT ' || string_agg(format('"pgrst_source"."%s"', column_name), ', ') || ' FROM "pgrst_source"' as statement
    from information_schema.columns
    where table_name in (select tablename from pg_policies where schemaname = 'public' and qual like '%require_plain_query()%')
    group by table_name
  ) written),
  'all columns of every such table may be written and answered: none has the name of a function of rows'
);
select ok(pg_temp.is_plain(pg_temp.named(4)), 'a column may have several names');
select ok(not pg_temp.is_plain(pg_temp.named(5)), 'but not many');
select ok(not pg_temp.is_plain(pg_temp.named(3) || ', "public"."purchases".*, "public"."purchases".*'), 'and a row has each of its columns');
select ok(not pg_temp.is_plain(pg_temp.named(5) || ', "public"."purchases"."id" AS "with a as (insert"'), 'whatever a read calls itself');
select ok(not pg_temp.is_plain(pg_temp.named(5, '"purchases_1"."merchant"')), 'wherever it is of');
select ok(not pg_temp.is_plain(pg_temp.named(5, '"pgrst_source"."merchant"->$2')), 'nor many paths into it');
select ok(pg_temp.is_plain('"pgrst_source"."pgrst_scalar"') and pg_temp.is_plain('"pgrst_source".*'), 'the answer of a function is read');
select ok(not pg_temp.is_plain(pg_temp.named(2, '"pgrst_source"."pgrst_scalar"')), 'but once');
select ok(not pg_temp.is_plain(pg_temp.named(5, '"pgrst_source"."merchant"', '".')), 'and quotes in the names hide none');
select ok(not pg_temp.is_plain(pg_temp.named(5, '"pgrst_source"."merchant"', '.".a"')), 'however they are put');
select ok(not pg_temp.is_plain(array_to_string(array_fill('"public"."purchases".*'::text, '{5}'), ', ')), 'all columns many times are refused');
select ok(not pg_temp.is_plain('"public"."purchases"."to_json" AS "a"'), 'a row is not read like a column');
select ok(not pg_temp.is_plain('CAST( "public"."purchases"."merchant" AS numeric )'), 'a cast is refused');
select ok(not pg_temp.is_plain('jsonb_agg(jsonb_build_object($2, a) || elem)'), 'defaults are not added to the rows of a body');
select ok(not pg_temp.is_plain('cast("public"."purchases"."merchant" as xml)'), 'as the embedded stack writes it');
select ok(pg_temp.is_plain('"public"."purchases"."merchant" AS "broadcast(a)"'), 'which a name may end like');
select ok(not pg_temp.is_plain('"public"."purchases"."merchant"', '"public"."purchases" WHERE "public"."purchases"."merchant" ~ $1'), 'a regular expression is refused: it may search a line for hours');
select ok(not pg_temp.is_plain('"public"."purchases"."merchant"', '"public"."purchases" WHERE NOT "public"."purchases"."merchant" ~* ANY($1)'), 'in any case');
select ok(
  not pg_temp.is_plain('"purchases_1"."a"', '"public"."member_cards" LEFT JOIN LATERAL ( SELECT 1 ) AS "purchases_1" ON TRUE'),
  'rows within rows are refused'
);

select set_eq(
  $$ select distinct tablename from pg_policies where schemaname = 'public' and concat(qual, with_check) like '%auth.uid()%' $$,
  $$ select tablename from pg_policies where permissive = 'RESTRICTIVE' and cmd = 'ALL' and roles = '{authenticated}'
     and qual like '% AND ( SELECT private.require_plain_query() AS require_plain_query))' $$,
  'whatever is a member''s answers plain queries only'
);
-- Functions that answer texts or rows, by themselves or by their namesake in private. Those of the reminders and
-- the watch answer to their key only; the three last in the list below read and write tables with the policy.
create function pg_temp.unguarded() returns setof text language sql as $$
  select f.proname::text from pg_proc f
  where f.pronamespace = 'public'::regnamespace
    and (has_function_privilege('anon', f.oid, 'execute') or has_function_privilege('authenticated', f.oid, 'execute'))
    and f.prorettype <> all ('{void,boolean,integer,bigint,uuid}'::regtype[])
    and not exists (
      select from pg_proc g where g.proname = f.proname and g.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and g.prosrc ~ '(require_plain_query|count_member_write|require_reminder_key|require_watch_key)\(')
$$;
select set_eq('select pg_temp.unguarded()',
  '{catch_up, list_member_revisions, restore_member_card}'::text[],
  'and so does every function that answers texts or rows'
);
create function public.tell_shop() returns text language sql as $$ select 'a shop' $$;
grant execute on function public.tell_shop() to anon;
select ok('tell_shop' in (select pg_temp.unguarded()), 'of which a new one would be found');

select is_empty(
  $$ select a.attrelid::regclass || '.' || a.attname from pg_attribute a
     where a.attnum > 0 and not a.attisdropped
       and exists (select from pg_policies p where p.schemaname = 'public' and a.attrelid = format('public.%I', p.tablename)::regclass
         and p.permissive = 'PERMISSIVE' and p.cmd = 'SELECT' and p.roles && '{anon,authenticated}' and p.qual <> 'true')
       and (a.attstattarget is distinct from case a.attname when 'member_id' then 1 else 0 end
         or a.attname = 'member_id' and a.attoptions is distinct from '{n_distinct=-0.05}') $$,
  'the planner keeps no statistics of what members entered or drafts say'
);

-- One of these two is on another day than UTC, whenever this runs.
create function pg_temp.days_of(zone text) returns date[] language plpgsql as $$
begin
  perform set_config('timezone', zone, true);
  perform public.report_from_browser('abc1234', jsonb_build_array(jsonb_build_object(
    'kind', 'error', 'route', '/app', 'message', zone, 'frames', '/assets/a.js:1:2')), '[]');
  perform set_config('timezone', 'UTC', true);
  return (select array_agg(day) from private.browser_errors where message = zone);
end
$$;
select is(pg_temp.days_of('Etc/GMT-14'), array[(now() at time zone 'utc')::date], 'a caller''s time zone does not move the day of a report');
select is(pg_temp.days_of('Etc/GMT+12'), array[(now() at time zone 'utc')::date], 'nor to the day before');
select is_empty(
  $$ select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
     and prosrc ~* '\m(current_date|current_time|localtime|localtimestamp)\M' $$,
  'no function asks for the day of its caller'
);
select is_empty(
  $$ select adrelid::regclass from pg_attrdef where pg_get_expr(adbin, adrelid) ~* '\m(current_date|localtimestamp)\M' $$,
  'and no column has it'
);
select set_eq(
  $$ select proname::text from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
     and prosrc ~* '\minterval ''[^'']*(day|week|month|year)|make_interval\((days|weeks|months|years)|generate_series\([^()]*private\.today'
     union all
     select adrelid::regclass::text from pg_attrdef where pg_get_expr(adbin, adrelid) ~* '''\d+ (days?|mons|years?)''' $$,
  -- The first adds months to a day, the second a day to what clocks show.
  '{list_due_rows,next_waking}'::text[], 'nor adds days, which have more or fewer hours in some zones'
);
select ok(
  (select bool_and(pg_get_expr(d.adbin, d.adrelid) = 'private.today()') from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
   where a.attname = 'day'),
  'but that in UTC'
);

-- A request with these headers, as PostgREST announces it.
create function pg_temp.ask(caller text, path text, headers text) returns text language plpgsql as $$
begin
  perform set_config('request.path', path, true), set_config('request.headers', headers, true), set_config('role', caller, true);
  perform private.check_request();
  perform set_config('role', 'none', true);
  return 'taken';
exception when sqlstate 'PGRST' then
  perform set_config('role', 'none', true);
  return sqlerrm::json ->> 'message';
end
$$;
create function pg_temp.sends(caller text, path text, bytes bigint) returns text language sql as $$
  select pg_temp.ask(caller, path, json_build_object('content-length', bytes::text)::text)
$$;
select is(pg_temp.sends('anon', '/rpc/report_from_browser', 131072), 'taken', 'a visitor sends a report');
select is(pg_temp.sends('anon', '/rpc/report_from_browser', 131073), 'the request is too large', 'and nothing large');
select is(pg_temp.sends('anon', '/rpc/enqueue_reminders', 131073), 'the request is too large', 'wherever to');
update private.reminder_clock set key_hash = private.hash_token('the key');
select is(
  pg_temp.ask('anon', '/rpc/enqueue_reminders', json_build_object('content-length', '4194304', 'x-sender', encode(private.hash_token('the key'), 'hex'))::text),
  'taken', 'the sender of reminders sends its lists'
);
select is(pg_temp.sends('authenticated', '/rpc/restore_member_card', 8388608), 'taken', 'a card is put back with its purchases');
select is(pg_temp.sends('anon', '/rpc/import_member_data', 131073), 'the request is too large', 'to any address');
select is(pg_temp.sends('authenticated', '/purchases', 262144), 'taken', 'a member sends rows');
select is(pg_temp.sends('authenticated', '/purchases', 262145), 'the request is too large', 'and no more');
select is(pg_temp.sends('authenticated', '/whiteboards', 2621440), 'taken', 'but a board');
select is(pg_temp.sends('authenticated', '/rpc/import_member_data', 33554432), 'taken', 'or an account');
select is(pg_temp.sends('app_admin', '/rpc/save_credit_card', 2000000), 'the request is too large', 'which a former admin is like');
select tests.create_user(1);
select tests.act_as('app_admin', tests.member_id(1));
select set_config('role', 'none', true);
select is(pg_temp.sends('app_admin', '/rpc/save_credit_card', 2000000), 'taken', 'an admin sends what a table holds');
create function pg_temp.locks() returns bigint language sql as $$ select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() $$;
select is(pg_temp.locks(), 0::bigint, 'requests wait for no other');
select pg_temp.ask('authenticated', '/rpc/import_member_data', '{}');
select is(pg_temp.locks(), 1::bigint, 'but imports of a member for each other, before their bodies are read');
select private.parse_values('[]', 1);
select is_empty(
  $$ select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
     and (classid::bigint << 32 | objid::bigint) = hashtextextended(tests.member_id(1)::text, 0) $$,
  'and not for other changes, which take that lock after others'
);
select is(pg_temp.ask('authenticated', '/purchases', '{"transfer-encoding": "chunked"}'), 'the request is too large', 'a length that is not told is too large');
select is(pg_temp.ask('authenticated', '/purchases', '{"content-length": "-1"}'), 'the request is too large', 'and one that is none');
select is(pg_temp.ask('authenticated', '/purchases', '{}'), 'taken', 'a request without a body has none');
select is(pg_temp.ask('anon', '', ''), 'taken', 'nor has one from elsewhere');
-- The time limit of a request to a function that has one of its own, which PostgREST has set by then.
create function pg_temp.limit_of(caller text, path text, headers text default '{}') returns text language plpgsql as $$
declare
  kept text;
begin
  perform set_config('statement_timeout', '50s', true);
  perform pg_temp.ask(caller, path, headers);
  kept := current_setting('statement_timeout');
  perform set_config('statement_timeout', '0', true);
  return kept;
end
$$;
select is(pg_temp.limit_of('anon', '/rpc/compute_website_statistics'), '1s', 'the time limit of an admin''s function is no visitor''s');
select is(pg_temp.limit_of('authenticated', '/rpc/compute_website_statistics'), '8s', 'nor a member''s');
select set_config('request.method', 'GET', true);
select is(pg_temp.limit_of('authenticated', '/companies'), '1s', 'who reads tables like a visitor');
select is(pg_temp.limit_of('authenticated', '/rpc/catch_up'), '8s', 'but no function');
select set_config('request.method', 'POST', true);
select is(pg_temp.limit_of('authenticated', '/purchases'), '8s', 'and writes longer');
select is(pg_temp.limit_of('app_admin', '/rpc/compute_website_statistics'), '50s', 'an admin''s function takes its own time');
select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || '{"aal": "aal1"}')::text, true);
select is(pg_temp.limit_of('app_admin', '/rpc/compute_website_statistics'), '8s', 'with the code of the app');
select is(pg_temp.limit_of('anon', '/rpc/claim_reminders', '{"x-sender": "6d1a"}'), '1s', 'that of the sender of reminders is no visitor''s either');
select is(
  pg_temp.limit_of('anon', '/rpc/claim_reminders', json_build_object('x-sender', encode(private.hash_token('the key'), 'hex'))::text), '50s', 'but the sender''s'
);
select ok('{pgrst.db_pre_request=private.check_request,pgrst.db_prepared_statements=false}'::text[] <@ setconfig, 'PostgREST asks this before it reads a body, and keeps no plans')
  from pg_db_role_setting where setrole = 'authenticator'::regrole and setdatabase = 0;

select ok(private.is_note(repeat('😀', 4000), 4000), 'a note has any letters');
select ok(not private.is_note(repeat(e'\u0001', 4000), 4000), 'but not control characters, which are six letters each where it is read');
select is(private.parse_values('[1, 2, 3]', 2), '[1, 2, 3]'::jsonb, 'values of a member are parsed');
select throws_ok($$ select private.parse_values('[1, 2, 3, 4]', 2) $$, '54000', 'more than 2 values', 'as many as there may be');

select * from finish();
rollback;
