import type { ProfilePageName, ProfileSearch } from './search.ts';

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

/** The address of a section's page, by the section's hash; undefined for an unknown one. */
export function searchOfSection(hash: string): ProfileSearch | undefined {
  const page = sections.get(hash);
  return page === 'you' ? {} : page && { page };
}
