import { createStored } from '@/lib/storage/stored.ts';

export type Consent = 'granted' | 'refused' | 'unasked';

const ANSWERS = ['granted', 'refused'] as const;

/** What the visitor said of statistics; it outlives the session, because it is about the device. */
export const consent = createStored<Consent>({
  key: 'pointfolio-consent',
  place: 'local',
  fallback: 'unasked',
  read: (kept) => ANSWERS.find((answer) => answer === kept),
});
