-- Values that are short in a request and long in the database.

grant execute on function private.has_short_numbers(jsonb) to authenticated, service_role;
grant execute on function private.require_short_numbers(jsonb) to authenticated;
grant execute on function private.put_back_card_rows(regclass, uuid, jsonb, text) to authenticated;
comment on function public.restore_member_card(jsonb) is 'Puts back what remove_member_card has removed: all of it, or nothing.';

-- The bytes are worked out before any check.
alter table public.whiteboards drop constraint whiteboards_document_check, drop column document_bytes;
alter table public.whiteboards add column document_bytes integer not null generated always as (
  case when private.has_short_numbers(document) then octet_length(document::text) else 2147483647 end
) stored;
alter table public.whiteboards add constraint whiteboards_document_check
  check (jsonb_typeof(document) = 'object' and document_bytes <= 2097152) not valid;
alter table public.whiteboards validate constraint whiteboards_document_check;

-- Shared boards. Text, because writing a document out takes longer than reading it. In parts: PostgREST lets a reader
-- request hundreds of paths into a column, and the time limit ends nothing between two rows.
create table private.shared_whiteboard_parts (
  whiteboard_id uuid not null constraint shared_whiteboard_parts_whiteboard_id_fkey
    references private.shared_whiteboards (whiteboard_id) on delete cascade,
  place integer not null,
  part text not null,
  primary key (whiteboard_id, place)
);
alter table private.shared_whiteboard_parts enable row level security;
comment on column private.shared_whiteboard_parts.part is 'A piece of the JSON of a drawing.';

drop function public.read_shared_whiteboard(uuid);
drop function private.read_shared_whiteboard(uuid);
alter table private.shared_whiteboards drop column shown;
update public.whiteboards set share_token = share_token where share_token is not null;

create function private.read_shared_whiteboard(token uuid)
returns table (name text, updated_at timestamptz, place integer, part text)
language sql stable security definer set search_path = '' as $$
  select board.name, board.updated_at, shown.place, shown.part
  from public.whiteboards board join private.shared_whiteboard_parts shown on shown.whiteboard_id = board.id
  where board.share_token = token
  order by shown.place
$$;

create function public.read_shared_whiteboard(token uuid)
returns table (name text, updated_at timestamptz, place integer, part text)
language sql stable set search_path = '' as $$
  select * from private.read_shared_whiteboard(token)
$$;
comment on function public.read_shared_whiteboard(uuid) is 'What a public link shows: the board of this token in parts of its JSON, or no row.';
grant execute on function private.read_shared_whiteboard(uuid), public.read_shared_whiteboard(uuid) to anon, authenticated;
