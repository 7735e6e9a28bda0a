-- A member's writes are counted, and told by the statement.

create unlogged table private.member_writes (
  member_id uuid primary key,
  used double precision not null,
  counted_at timestamptz not null,
  counted_in xid8 not null
);
comment on table private.member_writes is 'How much of what is saved up each member had used when they last wrote.';
comment on column private.member_writes.counted_in is 'The transaction that was counted last: all that it writes is one request.';
alter table private.member_writes enable row level security;

grant execute on function private.count_member_write() to authenticated;

do $$
declare
  target regclass;
begin
  for target in
    select c.oid from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace
      and exists (select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and t.tgname in ('send_member_change', 'send_member_updates'))
  loop
    execute format('drop trigger if exists send_member_change on %s', target);
    perform private.follow_member_table(target);
  end loop;
end
$$;
drop function private.send_member_change();
