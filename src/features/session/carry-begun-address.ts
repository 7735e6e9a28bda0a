import { createStored } from '@/lib/storage/stored.ts';

/** The account that a sign-in, a registration or a reset was last begun for in this browser, by its e-mail address. */
const begun = createStored<string | null>({
  key: 'pointfolio-begun',
  place: 'local',
  fallback: null,
  read: (kept) => (typeof kept === 'string' ? kept : undefined),
});

// Auth keeps addresses in small letters.
const normalize = (email: string) => email.trim().toLowerCase();

export function rememberBegun(email: string): void {
  begun.set(normalize(email));
}

/** False for an account that a link alone opened, which somebody else may have sent. */
export function isBegunHere(email: string | null): boolean {
  return email !== null && begun.get() === normalize(email);
}
