import { hasKeptAnswer } from '@/lib/name-kept-key.ts';
import { createStored } from '@/lib/storage/stored.ts';

/** The account that a sign-in, a registration or a reset was last begun for in this browser, by its email address. */
const begun = createStored<string | null>({
  key: 'pointfolio-begun',
  place: 'local',
  fallback: null,
  read: (kept) => (typeof kept === 'string' ? kept : undefined),
});

// Auth keeps addresses in small letters.
const normalize = (email: string) => email.trim().toLowerCase();

/** Only an answer of the calculator that waits for its account asks for it. */
export function rememberBegun(email: string): void {
  if (hasKeptAnswer()) begun.set(normalize(email));
}

export const forgetBegun = begun.clear;

/** False for an account that a link alone opened, which somebody else may have sent. */
export function isBegunHere(email: string | null): boolean {
  return email !== null && begun.get() === normalize(email);
}
