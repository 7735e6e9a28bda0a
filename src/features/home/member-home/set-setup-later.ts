import { createStored } from '@/lib/storage/stored.ts';

/** Postponed until the next sign-in: signing out clears the session's stored values. */
const putOff = createStored<boolean>({
  key: 'pointfolio-setup-later',
  place: 'session',
  fallback: false,
  read: (kept) => kept === true,
});

export function isSetupPutOff(): boolean {
  return putOff.get();
}

export function putSetupOff(isPutOff: boolean): void {
  if (isPutOff) putOff.set(true);
  else putOff.clear();
}
