import { formatPageTitle } from '@/lib/page-tags.ts';

/** What a route's match tells of its screen. */
type ScreenMatch = {
  readonly fullPath: string;
  /** Undefined until what the screen needs has been read. */
  readonly loaderData?: unknown;
  readonly meta?: readonly ({ readonly title?: string | undefined } | undefined)[] | undefined;
};

/** The title of a screen, and what is missing where it cannot be shown, as the beginning of a sentence. */
type ScreenName = { readonly title: string | undefined; readonly subject: string };

export function nameScreen({ fullPath, loaderData, meta = [] }: ScreenMatch): ScreenName {
  const title = meta
    .findLast((tag) => tag?.title !== undefined)
    ?.title?.replace(formatPageTitle(''), '');
  if (title === undefined) return { title, subject: 'This page' };
  if (title === 'Home') return { title, subject: 'Your home page' };
  if (title.startsWith('My ')) return { title, subject: `Your ${title.slice('My '.length)}` };
  // The screen of one record has its name as soon as that is known, and says what it is until then.
  const isProperName = loaderData !== undefined && fullPath.endsWith('$id');
  if (isProperName) return { title, subject: title };
  return { title, subject: `The ${title.charAt(0).toLowerCase()}${title.slice(1)}` };
}
