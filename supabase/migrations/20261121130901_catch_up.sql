-- What a member's tab asks for when its connection stands: in one request, and of one moment.
create function public.catch_up(since_revision bigint default null, since_seconds integer default null) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'catalogue', public.catalogue_changes_since(since_revision, since_seconds),
    'members', public.list_member_revisions())
$$;
comment on function public.catch_up(bigint, integer) is
  'What catalogue_changes_since and list_member_revisions answer.';
grant execute on function public.catch_up(bigint, integer) to authenticated;
