-- An image of a shared board is opened by its address, which the link leads to and nobody can guess. Without a word about
-- the operation, the policy also let anybody list the images of every shared board, and with them its address.
alter policy "anyone reads the images of a shared whiteboard" on storage.objects
  using (
    bucket_id = 'whiteboard-images'
    and coalesce(current_setting('storage.operation', true), '') ~ '^(storage\.)?object\.(get|head)_authenticated'
    and private.is_image_of_shared_whiteboard(name)
  );
