-- Makes of a database by subject what it was under the former history.
delete from supabase_migrations.schema_migrations;
insert into supabase_migrations.schema_migrations (version, name)
values ('20261121000100', 'revoke_default_privileges'), ('20261122101400', 'read_new_columns_together');

set role postgres;
-- One of those that read several tables in one request.
create function public.all_tips(public.catalogue_state) returns setof public.tips
language sql stable as $$ select * from public.tips $$;
grant execute on function public.all_tips(public.catalogue_state) to anon, authenticated;
alter policy "visitors read a whiteboard by its share token" on public.whiteboards
  using (share_token = nullif(current_setting('pointfolio.share_token', true), '')::uuid);
alter policy "members read their own whiteboards" on public.whiteboards
  using (
    member_id = (select auth.uid())
    or share_token = nullif(current_setting('pointfolio.share_token', true), '')::uuid
  );
reset role;
