import { createStored } from '@/lib/storage/stored.ts';

type Consent = 'granted' | 'refused' | 'unasked';

const ANSWERS = ['granted', 'refused'] as const;

/** The visitor's answer about analytics; it outlives the session because it belongs to the device. */
export const consent = createStored<Consent>({
  key: 'pointfolio-consent',
  place: 'local',
  fallback: 'unasked',
  read: (kept) => ANSWERS.find((answer) => answer === kept),
});
