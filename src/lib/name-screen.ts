import { formatPageTitle } from '@/lib/page-tags.ts';

type ScreenMatch = {
  readonly fullPath: string;
  /** Undefined until the screen's data is loaded. */
  readonly loaderData?: unknown;
  readonly meta?: readonly ({ readonly title?: string | undefined } | undefined)[] | undefined;
};

/** The screen's title, and its subject as the start of an error sentence. */
type ScreenName = { readonly title: string | undefined; readonly subject: string };

export function nameScreen({ fullPath, loaderData, meta = [] }: ScreenMatch): ScreenName {
  const title = meta
    .findLast((tag) => tag?.title !== undefined)
    ?.title?.replace(formatPageTitle(''), '');
  if (title === undefined) return { title, subject: 'This page' };
  if (title === 'Home') return { title, subject: 'Your home page' };
  if (title.startsWith('My ')) return { title, subject: `Your ${title.slice('My '.length)}` };
  // A record's screen is named after the record once it is loaded, and after its kind until then.
  const isProperName = loaderData !== undefined && fullPath.endsWith('$id');
  if (isProperName) return { title, subject: title };
  return { title, subject: `The ${title.charAt(0).toLowerCase()}${title.slice(1)}` };
}
