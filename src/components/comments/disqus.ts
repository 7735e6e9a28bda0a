import { getEnv } from '@/lib/env.ts';

export type CommentedPage = {
  /** Stays the same when the title or the address changes. */
  readonly identifier: string;
  readonly title: string;
  readonly url: string;
};

/** A message from the comments document to the page around it. */
export type CommentsMessage = { height?: number; failed?: true };

export function isCommentsMessage(data: unknown): data is CommentsMessage {
  return typeof data === 'object' && data !== null && ('height' in data || 'failed' in data);
}

export function requireShortname(
  shortname: string | undefined = getEnv().VITE_DISQUS_SHORTNAME,
): string {
  if (shortname === undefined || !/^[a-z0-9-]+$/u.test(shortname)) {
    throw new Error('Disqus shortname is required');
  }
  return shortname;
}

/** The document of a page's comments: see `public/widgets/comments`, which runs the scripts of Disqus. */
export function commentsAddress(
  widgetsOrigin: string,
  forum: string,
  { identifier, title, url }: CommentedPage,
  theme: 'light' | 'dark',
): string {
  const hash = new URLSearchParams({ forum, identifier, title, url, theme });
  return `${widgetsOrigin}/widgets/comments/#${hash.toString()}`;
}
