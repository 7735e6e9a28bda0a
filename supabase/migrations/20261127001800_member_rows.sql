-- Common parts of all member rows: revisions, live updates, limits and privacy.

create unlogged table private.member_writes (
  member_id uuid primary key constraint member_writes_member_id_fkey references public.members (id) on delete cascade,
  used double precision not null,
  counted_at timestamptz not null,
  counted_in xid8 not null,
  told_bytes bigint not null default 0,
  told_on date not null default private.today()
);
comment on table private.member_writes is 'How much of what is saved up each member had used when they last wrote.';
comment on column private.member_writes.counted_in is 'The transaction that was counted last: all that it writes is one request.';
comment on column private.member_writes.told_bytes is 'Bytes of all messages that the member''s writes sent on the day told_on.';
alter table private.member_writes enable row level security;

-- Counts a member's writes: 120 requests a minute, and up to 300 saved up, so that changes made offline are sent at
-- once. Every fifty rows of a statement, or every 100 kB, count as one more. It is called before any row is locked, so
-- that of two requests by one member one waits for the other, and they never wait for each other.
create function private.count_member_write() returns void
language plpgsql security definer set search_path = '' as $$
declare
  saved_up constant integer := 300;
  per_second constant integer := 2;
  member constant uuid := (select auth.uid());
  now_used double precision;
  seconds integer;
begin
  -- Skip the owner of the database and the auth server.
  if member is null then
    return;
  end if;
  -- A statement that touches no row passes every policy.
  perform private.require_proved_factors();
  perform private.require_plain_query();
  perform private.require_account();
  -- The row of an import is locked until its end.
  perform private.take_turn('import', true);
  insert into private.member_writes as w (member_id, used, counted_at, counted_in)
  values (member, 1, clock_timestamp(), pg_current_xact_id())
  on conflict (member_id) do update set
    used = greatest(0, w.used - per_second * greatest(0, extract(epoch from clock_timestamp() - w.counted_at))) + 1,
    counted_at = clock_timestamp(), counted_in = excluded.counted_in
  where w.counted_in <> excluded.counted_in
  returning w.used into now_used;
  seconds := ceil((now_used - saved_up) / per_second);
  if seconds > 0 then
    perform private.postpone(seconds, 'too many changes at once');
  end if;
end
$$;
grant execute on function private.count_member_write() to authenticated;

-- Checks before the statement, so that a refused one costs nothing.
create function private.limit_member_writes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A cascaded change counts with the row that caused it.
  if pg_trigger_depth() = 1 then
    perform private.count_member_write();
    perform set_config('pointfolio.written_bytes', '0', true);
    perform set_config('pointfolio.added_rows', '0', true);
  end if;
  return null;
end
$$;

-- Ends a statement before it writes, or removes and answers, more than two megabytes of several rows: one long text in a
-- request can be meant for thousands of rows, and what a refused statement has written takes room like any other. An
-- import sends all that it writes.
create function private.limit_written_bytes() returns trigger
language plpgsql set search_path = '' as $$
declare
  most_bytes constant integer := 2097152;
  before constant bigint := coalesce(nullif(current_setting('pointfolio.written_bytes', true), ''), '0');
  after bigint;
  calls text;
begin
  -- A member's try of a reminder removes what others' links showed.
  if pg_trigger_depth() = 1 and (select auth.uid()) = old.member_id then
    after := before + case tg_op when 'DELETE' then pg_column_size(row(old.*)) else pg_column_size(row(new.*)) end;
    perform set_config('pointfolio.written_bytes', after::text, true);
    if before > 0 and after > most_bytes then
      get diagnostics calls = pg_context;
      if calls not like '%private.replace_member_rows(%' then
        raise exception 'too much for one change' using errcode = 'PT413';
      end if;
    end if;
  end if;
  return coalesce(new, old);
end
$$;

-- Refuses a statement at the first row that is far more than a member may have, instead of after its last one: a refused
-- statement is not counted, and 250 kB of short lines (CSV) wrote 26 MB. A row whose id is taken comes twice.
create function private.limit_added_rows() returns trigger
language plpgsql set search_path = '' as $$
declare
  allowed constant integer := tg_argv[0]::integer;
  added integer;
begin
  if pg_trigger_depth() = 1 and (select auth.uid()) is not null then
    added := coalesce(nullif(current_setting('pointfolio.added_rows', true), ''), '0')::integer + 1;
    perform set_config('pointfolio.added_rows', added::text, true);
    if added > 2 * allowed then
      raise exception 'at most % rows of % per member', allowed, tg_table_name
        using errcode = 'check_violation', constraint = tg_table_name || '_per_member_check', table = tg_table_name, schema = tg_table_schema;
    end if;
  end if;
  return new;
end
$$;

-- Sends a message to a member's tabs, as long as the account whose write it tells has sent less than 100 MB that day:
-- messages are kept for three days. Beyond that, tabs see changes when they connect or are opened.
create function private.send_to_member(member uuid, event text, payload jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  most_bytes constant integer := 100000000;
  -- With the rest of the message's row and its entries in two indexes.
  bytes constant integer := pg_column_size(payload) + 350;
  told bigint;
begin
  -- Auth saves a profile without the member's token, and must not wait for a request of the member that waits for it.
  update private.member_writes w set
    told_bytes = bytes + case w.told_on when private.today() then w.told_bytes else 0 end,
    told_on = private.today()
  where w.member_id = (
    select own.member_id from private.member_writes own
    where own.member_id = coalesce((select auth.uid()), send_to_member.member) for update skip locked
  )
  returning w.told_bytes into told;
  if told > most_bytes then
    return;
  end if;
  perform realtime.send(payload, event, 'member:' || member, true);
end
$$;

-- Sends a member's changes to their own other tabs, on the private channel member:<uuid>: those of one statement in
-- one message, plus one for cascaded changes in another table. A larger change is fetched by the tabs that hear of
-- it.
create function private.send_member_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most_bytes constant integer := 10000;
  most_rows constant integer := 50;
  bytes_of_write constant integer := 100000;
  -- Limits the wait for rows to the 20 seconds that the browser waits on its own (src/lib/retry-policy.ts).
  most_used constant integer := 338;
  own record;
  head jsonb;
  envelope jsonb;
begin
  for own in execute format($sql$
    select member, count(*) as touched, count(*) filter (where is_changed) as changed,
      sum(bytes) as bytes, max(bytes) filter (where is_changed) as longest,
      jsonb_agg(jsonb_build_object('id', id, 'revision', revision, 'record', case when bytes <= %6$s then %1$s end) order by id)
        filter (where is_changed and place <= %2$s) as changes
    from (
      select n.%3$I as member, n.id, n.revision, n as content, %4$s as is_changed, %7$s as bytes,
        row_number() over (partition by n.%3$I, %4$s order by n.id) as place
      from %5$s
    ) touched
    group by member
  $sql$,
    case tg_op when 'DELETE' then 'null' else 'to_jsonb(content)' end,
    most_rows,
    case tg_table_name when 'members' then 'id' else 'member_id' end,
    case tg_op when 'UPDATE' then 'n.revision <> o.revision' else 'true' end,
    case tg_op when 'INSERT' then 'new_rows n' when 'DELETE' then 'old_rows n' else 'new_rows n join old_rows o using (id)' end,
    most_bytes,
    case tg_op when 'DELETE' then '0' else 'pg_column_size(n)' end)
  loop
    -- A visitor or a deleted account has no listeners, and none of its data may stay in the log of messages.
    continue when own.member is null or (tg_op <> 'INSERT' and not exists (select from public.members m where m.id = own.member));
    if own.touched > 1 or own.bytes >= bytes_of_write then
      update private.member_writes w
      set used = greatest(least(w.used + own.touched / 50.0, greatest(w.used, most_used)), w.used + own.bytes / bytes_of_write)
      where w.member_id = own.member and w.counted_in = pg_current_xact_id();
    end if;
    continue when own.changed = 0;

    head := jsonb_build_object('schema', 'public', 'table', tg_table_name, 'operation', tg_op);
    envelope := head || case own.changed when 1 then own.changes -> 0 else jsonb_build_object('changes', own.changes) end;
    if own.changed > most_rows then
      envelope := head || '{"truncated": true}';
    elsif own.longest > most_bytes or octet_length(envelope::text) > most_bytes then
      envelope := envelope - '{changes,record}'::text[] || '{"truncated": true}';
    end if;
    perform private.send_to_member(own.member, 'change', envelope);
    perform private.tell_household(own.member, tg_table_name);
  end loop;
  return null;
end
$$;

-- Sends a table's changes to the member's tabs.
create function private.follow_member_table(target regclass) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('create trigger send_member_inserts after insert on %s referencing new table as new_rows
    for each statement execute function private.send_member_changes()', target);
  execute format('create trigger send_member_updates after update on %s referencing old table as old_rows new table as new_rows
    for each statement execute function private.send_member_changes()', target);
  execute format('create trigger send_member_deletes after delete on %s referencing old table as old_rows
    for each statement execute function private.send_member_changes()', target);
end
$$;

select private.follow_member_table('public.members');
create trigger limit_member_writes before insert or update or delete on public.members
  for each statement execute function private.limit_member_writes();

-- The token of a deleted account is valid until it expires, so this policy checks that the account exists.
create policy "members receive their own changes" on realtime.messages
  for select to authenticated
  using (
    extension = 'broadcast' and (select realtime.topic()) = 'member:' || (select auth.uid())::text
    and exists (select from public.members m where m.id = (select auth.uid()))
  );

-- Keeps one account from filling the database; the rows are counted once per statement, however many it adds.
create function private.limit_rows_per_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  allowed constant integer := tg_argv[0]::integer;
  member uuid;
  present integer;
begin
  for member in select distinct added.member_id from added order by 1 loop
    -- Lock first: rows that concurrent statements add for the member are invisible until they commit.
    perform pg_advisory_xact_lock(hashtextextended(member::text, 0));
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

select private.hide_statistics('public.members');

-- Makes a table with member_id private to its member, and grants the columns the member may set and change.
create function private.protect_member_table(target regclass, insertable text[], updatable text[], max_rows integer) returns void
language plpgsql set search_path = '' as $$
declare
  table_name constant text := (select relname from pg_catalog.pg_class where oid = target);
  label constant text := replace(table_name, '_', ' ');
begin
  -- A row that is put back continues after the revision that was removed, so that no change based on that applies.
  execute format($sql$
    alter table %s
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now(),
      add column revision bigint not null default coalesce(nullif(current_setting('pointfolio.first_revision', true), ''), '1')::bigint
  $sql$, target);

  -- Texts are kept as they are: those that Postgres compresses count for little in `limit_written_bytes`, but are answered
  -- in full.
  execute (
    select coalesce(string_agg(format('alter table %s alter %I set storage external', target, attname), '; '), '')
    from pg_catalog.pg_attribute where attrelid = target and attnum > 0 and atttypid = 'text'::regtype
  );
  perform private.hide_statistics(target);
  -- Calculated references alone: to look at a board's other columns would copy its drawing.
  execute format('create trigger raise_revision before update on %s for each row execute function private.raise_revision(%s)', target, (
    select quote_literal(array_agg(attname)) from pg_catalog.pg_attribute where attrelid = target and attgenerated <> '' and atttypid = 'bigint'::regtype
  ));
  execute format('create trigger limit_written_bytes before update or delete on %s for each row execute function private.limit_written_bytes()', target);
  execute format('create trigger limit_added_rows before insert on %s for each row execute function private.limit_added_rows(%L)', target, max_rows);
  execute format('create trigger limit_rows_per_member after insert on %s referencing new table as added
    for each statement execute function private.limit_rows_per_member(%L)', target, max_rows);
  execute format('create trigger limit_member_writes before insert or update or delete on %s
    for each statement execute function private.limit_member_writes()', target);
  perform private.follow_member_table(target);

  execute format('alter table %s enable row level security', target);
  execute format('create policy %I on %s for select to authenticated using (member_id = (select auth.uid() where private.require_proved_factors()))',
    'members read their own ' || label, target);
  execute format('create policy %I on %s for insert to authenticated with check (member_id = (select auth.uid()))',
    'members add their own ' || label, target);
  execute format('create policy %I on %s for update to authenticated
    using (member_id = (select auth.uid())) with check (member_id = (select auth.uid()))',
    'members change their own ' || label, target);
  execute format('create policy %I on %s for delete to authenticated using (member_id = (select auth.uid()))',
    'members remove their own ' || label, target);
  execute format('create policy "a second factor where one is set up" on %s as restrictive to authenticated
    using ((select private.require_proved_factors()) and (select private.require_plain_query()))', target);

  execute format('grant select, insert (%s), update (%s), delete on %s to authenticated',
    (select string_agg(quote_ident(name), ', ') from unnest(insertable) name),
    (select string_agg(quote_ident(name), ', ') from unnest(updatable) name),
    target);
  execute format('grant select, insert, update, delete on %s to service_role', target);
end
$$;

-- Id and revision of every row of the caller, for a device that was away to compare with its own.
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
      and exists (select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and t.tgname = 'send_member_updates')
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

-- Answers a member's tab when it connects: in one request, from one snapshot.
create function public.catch_up(since_revision bigint default null, since_seconds integer default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'catalog', public.catalog_changes_since(since_revision, since_seconds),
    'members', public.list_member_revisions())
$$;
comment on function public.catch_up(bigint, integer) is
  'What catalog_changes_since and list_member_revisions answer.';

grant execute on function
  public.list_member_revisions(), public.catch_up(bigint, integer)
  to authenticated;
