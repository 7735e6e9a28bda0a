-- The drawings of all boards of a member: ten full ones.
alter table public.whiteboards
  add column document_bytes integer not null generated always as (octet_length(document::text)) stored;

create function private.limit_whiteboard_bytes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most_megabytes constant integer := 20;
begin
  -- What makes room is taken, however much there is.
  if tg_op = 'UPDATE' and new.document_bytes <= old.document_bytes then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('whiteboards/' || new.member_id, 0));
  if (select sum(board.document_bytes) from public.whiteboards board where board.member_id = new.member_id)
    > most_megabytes * 1048576::bigint
  then
    raise exception 'at most % MB of whiteboards per member', most_megabytes
      using errcode = 'check_violation', constraint = 'whiteboards_bytes_per_member_check', table = 'whiteboards', schema = 'public';
  end if;
  return null;
end
$$;

create trigger limit_whiteboard_bytes after insert or update of document on public.whiteboards
  for each row execute function private.limit_whiteboard_bytes();
