import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../functions/_shared/contract/database.types.ts';

type Access = { url: string; secretKey: string };

const connect = ({ url, secretKey }: Access) =>
  createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });

/** Lists files of deleted accounts, at most as many as the project returns at once. */
export async function listOrphanedFiles(access: Access) {
  const { data } = await connect(access).rpc('list_orphaned_files').throwOnError();
  return data;
}

/** Asks Storage to remove them with their bytes, and returns their number. Throws if some remain. */
export async function removeOrphanedFiles(access: Access): Promise<number> {
  const { storage } = connect(access);
  for (let removed = 0; ;) {
    const files = await listOrphanedFiles(access);
    const [first] = files;
    if (!first) return removed;
    const paths = files.filter(({ bucket }) => bucket === first.bucket).map(({ path }) => path);
    const { data, error } = await storage.from(first.bucket).remove(paths.slice(0, 100));
    if (error) throw error;
    if (data.length === 0) throw new Error(`Storage does not remove ${first.bucket}/${first.path}`);
    removed += data.length;
  }
}
