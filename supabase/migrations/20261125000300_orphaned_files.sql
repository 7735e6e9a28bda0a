-- Files go by Storage, not in SQL, which would leave their bytes where nobody finds them.
drop function if exists private.remove_member_files(uuid);

-- What could not be removed with an account, for the operator to remove.
create function public.list_orphaned_files() returns table (bucket text, path text)
language sql stable set search_path = '' as $$
  select object.bucket_id, object.name
  from storage.objects object
  where object.bucket_id in ('avatars', 'whiteboard-images')
    and object.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
    and not exists (select from public.members m where m.id::text = split_part(object.name, '/', 1))
  order by object.bucket_id, object.name
$$;
comment on function public.list_orphaned_files() is 'Files in the folders of members whose account is no more.';
grant execute on function public.list_orphaned_files() to service_role;
