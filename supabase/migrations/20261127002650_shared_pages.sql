-- Pages that a member shows by a public link: a wallet, a plan or a year as their device calculated it, which no later change
-- of the member's data reaches.

-- True for a document of at most 8 kB whose texts are slugs: no name, address or sentence fits into one, so that a page
-- shows what the catalog has, and figures.
create function private.is_shared_document(value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case when private.is_object_within(value, 8192) then
    not jsonb_path_exists(value, 'strict $.** ? (@.type() == "string" && !(@ like_regex "^[a-z0-9]+(-[a-z0-9]+)*$" && @ like_regex "^.{1,80}$"))')
    and not jsonb_path_exists(value, 'strict $.** ? (@.type() == "object").keyvalue().key ? (!(@ like_regex "^[a-zA-Z]{1,30}$"))')
  else false end;
end
$$;
grant execute on function private.is_shared_document(jsonb) to authenticated, service_role;

create table public.shared_pages (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint shared_pages_member_id_fkey references public.members (id) on delete cascade,
  kind text not null constraint shared_pages_kind_check check (kind in ('wallet', 'plan', 'year')),
  title text not null constraint shared_pages_title_check check (char_length(title) between 1 and 80)
    constraint shared_pages_title_visible_check check (private.is_visible_name(title)),
  document jsonb not null constraint shared_pages_document_check check (private.is_shared_document(document)),
  lasts_days smallint not null constraint shared_pages_lasts_days_check check (lasts_days in (7, 30, 90)),
  -- Made here, because a token that its owner chose could be one that somebody else has withdrawn.
  share_token uuid not null default gen_random_uuid() constraint shared_pages_share_token_key unique
);
comment on column public.shared_pages.document is 'Slugs of the catalog, months and figures; at most 8 kB.';
comment on column public.shared_pages.lasts_days is 'Days from `created_at` in which the link opens.';
comment on column public.shared_pages.share_token is 'Unguessable name of the public page.';
create index shared_pages_member_id_idx on public.shared_pages (member_id);
select private.protect_member_table('public.shared_pages', '{id, member_id, kind, title, document, lasts_days}', '{lasts_days}', 50);
create index shared_pages_created_at_idx on public.shared_pages (created_at, member_id);

create function private.read_shared_page(token uuid) returns text
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('kind', page.kind, 'title', page.title, 'document', page.document, 'made_at', page.created_at)::text
  from public.shared_pages page
  where page.share_token = token and page.created_at + page.lasts_days * interval '24 hours' > now()
$$;

create function public.read_shared_page(token uuid) returns setof text
language sql stable set search_path = '' as $$
  select page from private.read_shared_page(token) page where page is not null and (select private.require_plain_query())
$$;
comment on function public.read_shared_page(uuid) is
  'The page of a public link as JSON; no row where there is none, or it was withdrawn, or has ended.';
grant execute on function private.read_shared_page(uuid), public.read_shared_page(uuid) to anon, authenticated;
