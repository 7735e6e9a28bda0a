-- What all rows of members share: revisions, live updates, limits and privacy.

-- A member's changes reach the member's own other tabs, on the private channel member:<uuid>.
create function private.send_member_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  member uuid;
begin
  -- Nobody listens to an account that is being deleted, and nothing of it may stay behind in the message log.
  if coalesce(current_setting('pointfolio.deleting_member', true), '') = 'on' then
    return null;
  end if;
  if tg_op = 'UPDATE' and after -> 'revision' = before -> 'revision' then
    return null;
  end if;
  member := coalesce(after, before) ->> case tg_table_name when 'members' then 'id' else 'member_id' end;
  perform realtime.send(
    jsonb_build_object(
      'schema', 'public',
      'table', tg_table_name,
      'operation', tg_op,
      'id', coalesce(after, before) -> 'id',
      'revision', coalesce(after, before) -> 'revision'
    ) || case
      when octet_length(after::text) > 100000 then '{"truncated": true}'::jsonb
      else jsonb_build_object('record', after)
    end,
    'change', 'member:' || member, true
  );
  return null;
end
$$;

create trigger send_member_change after insert or update on public.members
  for each row execute function private.send_member_change();

-- The token of an account that was deleted is good until it expires: with it nobody listens any more.
create policy "members receive their own changes" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast' and (select realtime.topic()) = 'member:' || (select auth.uid())::text
    and exists (select from public.members m where m.id = (select auth.uid()))
  );

-- Keeps one account from filling the database; the rows are counted once for a statement, however many it adds.
create function private.limit_rows_per_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  allowed constant integer := tg_argv[0]::integer;
  member uuid;
  present integer;
begin
  for member in select distinct added.member_id from added loop
    execute format('select count(*) from (select 1 from %I.%I where member_id = $1 limit %s) existing',
      tg_table_schema, tg_table_name, allowed + 1)
      into present using member;
    if present > allowed then
      raise exception 'at most % rows of % per member', allowed, tg_table_name
        using errcode = 'check_violation', constraint = tg_table_name || '_per_member_check', table = tg_table_name, schema = tg_table_schema;
    end if;
  end loop;
  return null;
end
$$;

-- Makes a table with member_id private to its member, with the columns the member may set and change.
create function private.protect_member_table(target regclass, insertable text[], updatable text[], max_rows integer) returns void
language plpgsql set search_path = '' as $$
declare
  table_name constant text := (select relname from pg_catalog.pg_class where oid = target);
  label constant text := replace(table_name, '_', ' ');
begin
  execute format($sql$
    alter table %s
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now(),
      add column revision bigint not null default 1
  $sql$, target);

  execute format('create trigger raise_revision before update on %s for each row execute function private.raise_revision()', target);
  execute format('create trigger limit_rows_per_member after insert on %s referencing new table as added
    for each statement execute function private.limit_rows_per_member(%L)', target, max_rows);
  execute format('create trigger send_member_change after insert or update or delete on %s
    for each row execute function private.send_member_change()', target);

  execute format('alter table %s enable row level security', target);
  execute format('create policy %I on %s for select to authenticated using (member_id = (select auth.uid()))',
    'members read their own ' || label, target);
  execute format('create policy %I on %s for insert to authenticated with check (member_id = (select auth.uid()))',
    'members add their own ' || label, target);
  execute format('create policy %I on %s for update to authenticated
    using (member_id = (select auth.uid())) with check (member_id = (select auth.uid()))',
    'members change their own ' || label, target);
  execute format('create policy %I on %s for delete to authenticated using (member_id = (select auth.uid()))',
    'members remove their own ' || label, target);

  execute format('grant select, insert (%s), update (%s), delete on %s to authenticated',
    (select string_agg(quote_ident(name), ', ') from unnest(insertable) name),
    (select string_agg(quote_ident(name), ', ') from unnest(updatable) name),
    target);
  execute format('grant select, insert, update, delete on %s to service_role', target);
end
$$;

-- Id and revision of every row of the caller: what a device that was away compares with what it has.
create function public.list_member_revisions() returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  name text;
  pairs jsonb;
  answer jsonb := '{}';
begin
  if (select auth.uid()) is null then
    raise exception 'not signed in' using errcode = 'insufficient_privilege';
  end if;
  for name in
    select relname from pg_catalog.pg_class c
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and exists (select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and t.tgname = 'send_member_change')
    order by relname
  loop
    execute format('select coalesce(jsonb_object_agg(id, revision), ''{}'') from public.%I where %I = (select auth.uid())',
      name, case name when 'members' then 'id' else 'member_id' end) into pairs;
    answer := answer || jsonb_build_object(name, pairs);
  end loop;
  return answer;
end
$$;
comment on function public.list_member_revisions() is 'Revisions of the caller''s rows, by table and id.';

-- What a member's tab asks for when its connection stands: in one request, and of one moment.
create function public.catch_up(since_revision bigint default null, since_seconds integer default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'catalogue', public.catalogue_changes_since(since_revision, since_seconds),
    'members', public.list_member_revisions())
$$;
comment on function public.catch_up(bigint, integer) is
  'What catalogue_changes_since and list_member_revisions answer.';

grant execute on function
  public.list_member_revisions(), public.catch_up(bigint, integer)
  to authenticated;
