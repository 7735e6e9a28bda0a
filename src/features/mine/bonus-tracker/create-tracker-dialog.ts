import { createPart } from '@/lib/part.ts';

/** The form of a bonus, which comes when one is tracked or edited. */
export const trackerDialog = createPart(
  async () => (await import('./components/tracker-dialog.tsx')).TrackerDialog,
);
