import { consent } from '@/lib/consent.ts';
import { getEnv } from '@/lib/env.ts';

/** The European Economic Area, the United Kingdom and Switzerland keep these times; so do few others. */
const EUROPE =
  /^(Europe\/|Atlantic\/(Azores|Canary|Faroe|Madeira|Reykjavik)|Arctic\/|Asia\/Nicosia|Africa\/Ceuta)/u;

export function isConsentRequired(
  timeZone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
): boolean {
  const setting = getEnv().VITE_CONSENT ?? 'always';
  if (setting === 'never') return false;
  return setting === 'europe' ? EUROPE.test(timeZone) : true;
}

/** True if code that needs consent may load now. A refusal also counts in regions where consent is not required. */
export function isAllowed(): boolean {
  const answer = consent.get();
  return answer === 'granted' || (answer === 'unasked' && !isConsentRequired());
}
