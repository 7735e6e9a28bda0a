-- A token is good until it expires, also that of an account which was deleted meanwhile. There is nothing left that it
-- could read; here it can no longer leave files that nobody owns, nor listen.
alter policy "members upload their own avatars" on storage.objects
  with check (
    bucket_id = 'avatars' and (storage.foldername(name))[1] = (select auth.uid())::text
    and exists (select from public.members m where m.id = (select auth.uid()))
  );
alter policy "members upload their own whiteboard images" on storage.objects
  with check (
    bucket_id = 'whiteboard-images' and (storage.foldername(name))[1] = (select auth.uid())::text
    and exists (select from public.members m where m.id = (select auth.uid()))
  );
alter policy "members receive their own changes" on realtime.messages
  using (
    extension = 'broadcast' and (select realtime.topic()) = 'member:' || (select auth.uid())::text
    and exists (select from public.members m where m.id = (select auth.uid()))
  );
