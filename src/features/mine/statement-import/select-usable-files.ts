import { formatCount } from '@/lib/format.ts';

const MOST_FILES = 24;
/** A hundred thousand lines are some ten megabytes. */
const LARGEST_BYTES = 50 * 1024 * 1024;

type Measured = { readonly name: string; readonly size: number };

/** The files that can be read beside those that are there already, and a sentence for each other one. */
export function selectUsableFiles<F extends Measured>(
  files: readonly F[],
  present: number,
): { usable: F[]; refusals: string[] } {
  const refusals: string[] = [];
  const usable = files.filter(({ name, size }) => {
    if (size <= LARGEST_BYTES) return true;
    refusals.push(`“${name}” is larger than 50 MB. Export fewer months at once.`);
    return false;
  });
  const room = Math.max(0, MOST_FILES - present);
  if (usable.length > room) {
    const rest = formatCount(usable.length - room, 'file was', 'files were');
    refusals.push(`No more than ${MOST_FILES} files at once: ${rest} left out.`);
  }
  return { usable: usable.slice(0, room), refusals };
}
