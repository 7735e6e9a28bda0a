import type { ProfilePageName } from './search.ts';

/** Sections that are linked by their hash alone, with their page. */
const sections = new Map<string, ProfilePageName>([
  ['people', 'you'],
  ['what-i-have', 'you'],
  ['point-values', 'values'],
  ['calendar-feed', 'reminders'],
  ['signing-in', 'data'],
  ['authenticator-app', 'data'],
  ['your-data', 'data'],
  ['delete-account', 'data'],
]);

/** The page of a section, by its hash; undefined for an unknown one. */
export const pageOfSection = (hash: string) => sections.get(hash);
