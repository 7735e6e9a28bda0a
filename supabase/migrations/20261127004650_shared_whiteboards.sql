-- Shared boards in their readers' form, computed once when a member saves. Readers can be anyone, as often as they
-- like, and filtering a drawing of two megabytes takes up to a second.

-- At most 1,000 images, each stored once, in a folder of Storage.
create function private.has_board_files(document jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case coalesce(jsonb_typeof(document -> 'files'), 'object') when 'object' then (
    select count(*) <= 1000 and count(distinct path) = count(*) and coalesce(bool_and(
      char_length(path) <= 200 and path ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$'
    ), true)
    from jsonb_each(document -> 'files') file (key, content)
    cross join lateral (select content ->> 'path' as path) place
  ) else false end;
end
$$;
grant execute on function private.has_board_files(jsonb) to authenticated, service_role;

alter table public.whiteboards add constraint whiteboards_files_check check (private.has_board_files(document)) not valid;
alter table public.whiteboards validate constraint whiteboards_files_check;

create table private.shared_whiteboards (
  whiteboard_id uuid primary key constraint shared_whiteboards_whiteboard_id_fkey references public.whiteboards (id) on delete cascade,
  member_id uuid not null,
  image_paths text[] not null
);
create index shared_whiteboards_member_id_idx on private.shared_whiteboards (member_id);
alter table private.shared_whiteboards enable row level security;
comment on column private.shared_whiteboards.image_paths is 'Files in Storage that the board shows.';

-- The drawing as text, because writing JSON out takes longer than reading it. In parts: PostgREST lets a reader
-- request hundreds of paths into a column, and no time limit applies between two columns of a row.
create table private.shared_whiteboard_parts (
  whiteboard_id uuid not null constraint shared_whiteboard_parts_whiteboard_id_fkey
    references private.shared_whiteboards (whiteboard_id) on delete cascade,
  place integer not null,
  part text not null,
  primary key (whiteboard_id, place)
);
alter table private.shared_whiteboard_parts enable row level security;
comment on column private.shared_whiteboard_parts.part is 'A piece of the JSON of a drawing.';

-- The drawing without erased elements, which the document keeps for merging, without elements' data about the
-- member's records, and without the elements in which Excalidraw opens pages on our own domain.
create function private.draw_shared_whiteboard(document jsonb, out shown text, out image_paths text[])
language plpgsql immutable set search_path = '' as $$
declare
  elements jsonb;
  files jsonb;
begin
  select coalesce(jsonb_agg(element - 'customData' order by place), '[]') into elements
  from jsonb_path_query(document, 'strict $.elements[*]
    ? (@.isDeleted == false && @.type != "iframe" && @.type != "embeddable" && @.type != "magicframe")', '{}', true)
    with ordinality visible (element, place);
  select coalesce(jsonb_object_agg(file.key, file.value), '{}'), coalesce(array_agg(file.value ->> 'path'), '{}')
  into files, image_paths
  from jsonb_each(document -> 'files') file
  where file.key in (select jsonb_path_query(elements, '$[*] ? (@.type == "image").fileId') #>> '{}');
  shown := (case when document ? 'background' then jsonb_build_object('background', document -> 'background') else '{}' end
    || jsonb_build_object('elements', elements, 'files', files))::text;
end
$$;

create function private.keep_shared_whiteboard() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  part_length constant integer := 32768;
  drawing record;
begin
  delete from private.shared_whiteboards shared where shared.whiteboard_id = new.id;
  if new.share_token is not null then
    drawing := private.draw_shared_whiteboard(new.document);
    insert into private.shared_whiteboards (whiteboard_id, member_id, image_paths) values (new.id, new.member_id, drawing.image_paths);
    insert into private.shared_whiteboard_parts (whiteboard_id, place, part)
    select new.id, place, substr(drawing.shown, place * part_length + 1, part_length)
    from generate_series(0, (char_length(drawing.shown) - 1) / part_length) place;
  end if;
  return null;
end
$$;

create trigger keep_shared_whiteboard after insert or update of document, share_token on public.whiteboards
  for each row execute function private.keep_shared_whiteboard();

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

-- Former function for a shared board, which gave visitors access to the table.
drop function public.get_shared_whiteboard(uuid);
drop policy "visitors read a whiteboard by its share token" on public.whiteboards;
alter policy "members read their own whiteboards" on public.whiteboards using (member_id = (select auth.uid()));
revoke select (name, document, updated_at, share_token) on public.whiteboards from anon;
