-- The setting is asked for once a statement, not once for each image.
alter policy "anyone reads the images of a shared whiteboard" on storage.objects
  using (
    bucket_id = 'whiteboard-images'
    and coalesce((select current_setting('storage.operation', true)), '') ~ '^(storage\.)?object\.(get|head)_authenticated'
    and private.is_image_of_shared_whiteboard(name)
  );
