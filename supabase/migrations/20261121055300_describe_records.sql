-- What admins ask about a record before they change or remove it: what refers to it, and who changed it.

-- Of members' rows only how many there are, and no number below five: it could point to a person.
create function private.count_references(target text, record bigint)
returns table (table_name text, column_name text, action text, is_members boolean, amount bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  pointing record;
begin
  for pointing in
    select distinct on (c.conrelid, a.attname) r.relname as source_table, a.attname as source_column,
      case c.confdeltype when 'c' then 'cascade' when 'n' then 'clear' else 'restrict' end as on_delete,
      exists (select from pg_catalog.pg_attribute m where m.attrelid = r.oid and m.attname = 'member_id') as has_member
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_class r on r.oid = c.conrelid
    cross join lateral unnest(c.conkey, c.confkey) pair (own, other)
    join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = pair.own
    join pg_catalog.pg_attribute f on f.attrelid = c.confrelid and f.attnum = pair.other and f.attname = 'id'
    where c.contype = 'f' and r.relnamespace = 'public'::regnamespace
      and c.confrelid = (
        select oid from pg_catalog.pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname = target)
    order by c.conrelid, a.attname
  loop
    execute format('select count(*) from public.%I where %I = $1', pointing.source_table, pointing.source_column)
      into amount using record;
    if amount > 0 then
      table_name := pointing.source_table;
      column_name := pointing.source_column;
      action := pointing.on_delete;
      is_members := pointing.has_member;
      if pointing.has_member and amount < 5 then
        amount := null;
      end if;
      return next;
    end if;
  end loop;
end
$$;

create function public.count_references(target text, record bigint)
returns table (table_name text, column_name text, action text, is_members boolean, amount bigint)
language sql stable set search_path = '' as $$
  select r.table_name, r.column_name, r.action, r.is_members, r.amount from private.count_references(target, record) r
$$;
comment on function public.count_references(text, bigint) is
  'The rows that refer to a record, and what becomes of them when it is removed; amount is null for one to four rows of members.';

-- Only people who are in the history of reference data, which admins read anyway.
create function private.list_editors(ids uuid[]) returns table (id uuid, name text)
language sql stable security definer set search_path = '' as $$
  select m.id, coalesce(m.name, m.user_name, m.email_address, 'Without a name')
  from public.members m
  where m.id = any (ids) and exists (select from public.reference_changes c where c.changed_by = m.id)
$$;

create function public.list_editors(ids uuid[]) returns table (id uuid, name text)
language sql stable set search_path = '' as $$
  select e.id, e.name from private.list_editors(ids) e
$$;
comment on function public.list_editors(uuid[]) is 'The names of those who changed reference data.';

revoke execute on function
  private.count_references(text, bigint), public.count_references(text, bigint),
  private.list_editors(uuid[]), public.list_editors(uuid[]), private.require_source() from public;
grant execute on function
  private.count_references(text, bigint), public.count_references(text, bigint),
  private.list_editors(uuid[]), public.list_editors(uuid[]) to app_admin;
