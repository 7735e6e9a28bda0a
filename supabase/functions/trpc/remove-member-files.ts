import type { Member } from './context.ts';

const BUCKETS = ['avatars', 'whiteboard-images'] as const;
/** Few enough to be removed within the time of one request. */
const BATCH = 100;
const MOST_ATTEMPTS = 3;
const PAUSE_MS = 300;
/** Maximum delay of the answer that the account is gone. */
const PATIENCE_MS = 20_000;

async function removeBatch({ database }: Member, bucket: string): Promise<'done' | 'more'> {
  const { data: paths } = await database.rpc('list_member_files', { bucket }).throwOnError();
  if (paths.length === 0) return 'done';
  const { data: removed, error } = await database.storage
    .from(bucket)
    .remove(paths.slice(0, BATCH));
  if (error) throw error;
  if (removed.length === 0) throw new Error('Storage removed none of them.');
  return 'more';
}

async function emptyFolder(member: Member, bucket: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  for (let attempt = 1; ;) {
    try {
      if ((await removeBatch(member, bucket)) === 'done') return;
      if (performance.now() > end) throw new Error('There are too many for one request.');
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || performance.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
      attempt += 1;
    }
  }
}

/**
 * Asks Storage to remove the member's files, since only Storage can remove their bytes; the member's token allows
 * this until it expires, with or without an account. Logs the files it could not remove: `npm run files:sweep` finds
 * them.
 */
export async function removeMemberFiles(member: Member): Promise<void> {
  const outcomes = await Promise.allSettled(BUCKETS.map((bucket) => emptyFolder(member, bucket)));
  for (const [index, outcome] of outcomes.entries()) {
    if (outcome.status === 'fulfilled') continue;
    const cause = outcome.reason instanceof Error ? outcome.reason.message : String(outcome.reason);
    console.error(JSON.stringify({ message: 'files are left', bucket: BUCKETS[index], cause }));
  }
}
