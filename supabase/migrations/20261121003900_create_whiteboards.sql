create table public.whiteboards (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null default auth.uid() constraint whiteboards_member_id_fkey references public.members (id) on delete cascade,
  name text not null constraint whiteboards_name_check check (char_length(name) between 1 and 100),
  document jsonb not null default '{}' constraint whiteboards_document_check check (private.is_object_within(document, 1048576)),
  share_token uuid constraint whiteboards_share_token_key unique
);
comment on column public.whiteboards.share_token is 'Unguessable name of the read-only public view; null: not shared.';
create index whiteboards_member_id_idx on public.whiteboards (member_id);
select private.protect_member_table('public.whiteboards',
  '{id, member_id, name, document, share_token}', '{name, document, share_token}', 50);
