import { oneOf, searchSchema, type SearchOf } from '@/lib/search-schema.ts';

export const profilePages = ['you', 'values', 'reminders', 'data'] as const;
export type ProfilePageName = (typeof profilePages)[number];

/** Without a page, `you` is shown. */
export const profileSearchSchema = searchSchema({ page: oneOf(profilePages) });
export type ProfileSearch = SearchOf<typeof profileSearchSchema>;
