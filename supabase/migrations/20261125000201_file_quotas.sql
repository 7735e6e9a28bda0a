-- How much one member may keep in each bucket: many times what the screens need of it. Storage tries each upload as its
-- member before it takes the file, and writes the row with the size of the file afterwards, as its owner: policies see the
-- first alone, a trigger both.
create function private.limit_files_per_member() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most_files constant integer := case new.bucket_id when 'avatars' then 10 when 'whiteboard-images' then 500 end;
  most_megabytes constant integer := case new.bucket_id when 'avatars' then 8 when 'whiteboard-images' then 100 end;
  member constant text := split_part(new.name, '/', 1);
  present record;
begin
  if most_files is null then
    return null;
  end if;
  -- Two uploads of a member at once take turns, and so count each other.
  perform pg_advisory_xact_lock(hashtextextended(new.bucket_id || '/' || member, 0));
  select count(*) as files, sum(coalesce(object.metadata ->> 'size', object.metadata ->> 'contentLength')::bigint) as bytes
    into present
  from storage.objects object
  where object.bucket_id = new.bucket_id
    and object.name operator(pg_catalog.~>=~) (member || '/')
    and object.name operator(pg_catalog.~<~) (member || '0');
  if present.files > most_files or present.bytes > most_megabytes * 1048576::bigint then
    -- Of the errors of the database, Storage hands on the words of this one.
    raise exception 'at most % files and % MB of % per member', most_files, most_megabytes, new.bucket_id
      using errcode = 'insufficient_privilege';
  end if;
  return null;
end
$$;

create trigger limit_files_per_member after insert or update of bucket_id, name, metadata on storage.objects
  for each row execute function private.limit_files_per_member();
