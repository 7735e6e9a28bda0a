import { readCatalogueMessage, readMissed } from '@/lib/live/live-message.ts';
import { patchData } from '@/lib/live/patch-data.ts';
import { liveCatalogue } from './live-reads.ts';
import type { CatalogueRows } from './schema.ts';

function isCatalogue(data: unknown): data is CatalogueRows {
  return typeof data === 'object' && data !== null && 'cards' in data && 'pointSystems' in data;
}

/** The catalogue after the answer of `catalogue_changes_since`; undefined when it must be read whole. */
export function applyMissed(known: CatalogueRows, answer: unknown): CatalogueRows | undefined {
  const missed = readMissed(answer, readCatalogueMessage);
  if (missed.kind === 'too_old') return undefined;
  let data: unknown = known;
  for (const { message } of missed.messages) {
    if (message.changes === 'reset') return undefined;
    const outcome = patchData(data, liveCatalogue, message.changes);
    if (outcome.kind === 'unknown') return undefined;
    if (outcome.kind === 'patched') data = outcome.data;
  }
  if (!isCatalogue(data)) throw new TypeError('A patched catalogue is no catalogue.');
  if (data === known && missed.revision === known.revision) return known;
  return { ...data, revision: missed.revision };
}
