import { useMutation, type MutationFunctionContext } from '@tanstack/react-query';
import { reportFailure } from '@/components/report-failure.ts';
import { currentUserQuery, memberRow } from '@/features/account/current-user/queries.ts';
import { noteNextSave } from '@/lib/edits/own-revisions.ts';
import { getSupabase } from '@/lib/supabase.ts';

const BUCKET = 'avatars';
const { queryKey } = currentUserQuery();

async function listFiles(): Promise<string[]> {
  const supabase = await getSupabase();
  const { data } = await supabase.rpc('list_member_files', { bucket: BUCKET }).throwOnError();
  return data;
}

async function removeFiles(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const supabase = await getSupabase();
  const { error } = await supabase.storage.from(BUCKET).remove([...paths]);
  if (error) throw error;
}

/** Pictures that were uploaded and then not saved: in time they fill the folder. */
async function removeUnsaved(memberId: string): Promise<void> {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('members')
    .select('image_url')
    .eq('id', memberId)
    .single()
    .throwOnError();
  await removeFiles((await listFiles()).filter((path) => !data.image_url?.endsWith(path)));
}

/** Uploads a picture into the member's own folder under a new address, so that no cache shows the old one. */
async function uploadPicture(memberId: string, picture: Blob): Promise<string> {
  const supabase = await getSupabase();
  const bucket = supabase.storage.from(BUCKET);
  // A browser that writes no WebP has made a PNG instead.
  const path = `${memberId}/${crypto.randomUUID()}.${picture.type.replace('image/', '')}`;
  const upload = () =>
    bucket.upload(path, picture, { contentType: picture.type, cacheControl: '31536000' });
  let { error } = await upload();
  // In the member's own folder, the only refusal is the size limit.
  if (error && 'statusCode' in error && error.statusCode === '403') {
    await removeUnsaved(memberId);
    ({ error } = await upload());
  }
  if (error) throw error;
  return bucket.getPublicUrl(path).data.publicUrl;
}

async function saveAddress(memberId: string, imageUrl: string | null) {
  const supabase = await getSupabase();
  const { data } = await supabase
    .from('members')
    .update({ image_url: imageUrl })
    .eq('id', memberId)
    .select('image_url, revision')
    .single()
    .throwOnError();
  return { imageUrl: data.image_url, revision: data.revision };
}

function show({ client }: MutationFunctionContext, change: { imageUrl: string | null }) {
  client.setQueryData(queryKey, (user) => user && { ...user, ...change });
}

type PictureChange = {
  memberId: string;
  /** A new picture, the address of one from elsewhere, or none. */
  picture: Blob | string | null;
};

/** Changes the picture: shown at once, taken back where it is refused. Files of older pictures are removed. */
export function useChangePicture() {
  return useMutation({
    mutationFn: async ({ memberId, picture }: PictureChange) => {
      const before = await listFiles();
      const imageUrl = picture instanceof Blob ? await uploadPicture(memberId, picture) : picture;
      const saved = await saveAddress(memberId, imageUrl);
      await removeFiles(before);
      return saved;
    },
    onMutate: async ({ picture }, context) => {
      await context.client.cancelQueries({ queryKey });
      const user = context.client.getQueryData(queryKey);
      const before = user?.imageUrl ?? null;
      const preview = picture instanceof Blob ? URL.createObjectURL(picture) : null;
      show(context, { imageUrl: preview ?? (typeof picture === 'string' ? picture : null) });
      return { before, preview, revision: user?.revision };
    },
    onSuccess: (saved, _change, { revision }, context) => {
      // Edits queued behind this one are based on the previous revision.
      if (revision !== undefined) noteNextSave(context.client, memberRow, revision, saved.revision);
      show(context, saved);
    },
    onError: (error, _change, shown, context) => {
      show(context, { imageUrl: shown?.before ?? null });
      reportFailure('The picture was not changed')(error);
    },
    onSettled: (_saved, _error, _change, shown) => {
      if (shown?.preview) URL.revokeObjectURL(shown.preview);
    },
  });
}

/** A picture that is about to be removed, so that it can be put back: its content where it is the member's own file. */
export async function keepPicture(imageUrl: string): Promise<Blob | string> {
  if (!imageUrl.includes(`/${BUCKET}/`)) return imageUrl;
  const response = await fetch(imageUrl);
  return response.ok ? response.blob() : imageUrl;
}
