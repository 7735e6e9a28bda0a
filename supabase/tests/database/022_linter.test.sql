-- Warnings of Supabase's database linter, by its own conditions (https://github.com/supabase/splinter): the lints
-- 0011_function_search_path_mutable and 0003_auth_rls_initplan.
begin;
select plan(4);

create temporary table theirs (name name primary key);
insert into theirs select unnest('{_timescaledb_cache, _timescaledb_catalog, _timescaledb_config, _timescaledb_internal, auth, cron, extensions, graphql,
  graphql_public, information_schema, net, pgmq, pgroonga, pgsodium, pgsodium_masks, pgtle, pgbouncer, pg_catalog, repack, storage,
  supabase_functions, supabase_migrations, tiger, topology, vault}'::name[]);

-- The linter leaves out "realtime" here, and this test objects of other tests.
create temporary view search_path_mutable as
select format('%s.%s', n.nspname, p.proname) collate "default" as name
from pg_catalog.pg_proc p
join pg_catalog.pg_namespace n on n.oid = p.pronamespace
left join pg_catalog.pg_depend dep on dep.objid = p.oid and dep.deptype = 'e'
where n.nspname not in (select name from theirs) and n.nspname not in ('realtime', 'tests')
  and dep.objid is null
  and not exists (select from unnest(coalesce(p.proconfig, '{}')) config where config like 'search_path=%');

create temporary view evaluated_for_each_row as
select distinct format('%s.%s: %s', p.schemaname, p.tablename, p.policyname) collate "default" as name
from pg_catalog.pg_policies p
join pg_catalog.pg_class c on c.relnamespace = p.schemaname::regnamespace and c.relname = p.tablename and c.relrowsecurity
cross join unnest(array[p.qual, p.with_check]) condition
cross join unnest(array['auth.uid()', 'auth.jwt()', 'auth.role()', 'auth.email()', 'current\_setting(%)']) call
-- The linter leaves out "storage" too, but its policies on pictures and images are ours.
where (p.schemaname not in (select name from theirs) or p.schemaname = 'storage')
  and condition like '%' || call || '%' and lower(condition) not like '%select ' || call || '%';

select is_empty('select name from search_path_mutable', 'every function has a search_path');
select is_empty('select name from evaluated_for_each_row', 'a call that is the same for all rows runs once');

create function public.careless() returns integer language sql begin atomic select 1; end;
create policy careless on public.wallets for select to service_role using (member_id = auth.uid());
create policy "careless too" on public.wallets for insert to service_role with check (current_setting('pointfolio.any', true) = name);
select results_eq('select name from search_path_mutable', '{public.careless}'::text[], 'which is looked for');
select results_eq(
  'select name from evaluated_for_each_row order by 1',
  '{public.wallets: careless, public.wallets: careless too}'::text[],
  'in policies too'
);

select * from finish();
rollback;
