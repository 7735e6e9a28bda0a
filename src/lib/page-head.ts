import { getPublicBaseUrl } from '@/lib/env.ts';
import {
  type PublicPage,
  formatPageTitle,
  listPageTags,
  renderStructuredData,
} from '@/lib/page-tags.ts';

/** What a route's `head` returns: the title with the product's name, and a description. */
export function createPageHead(title: string, description?: string) {
  return {
    meta: [
      { title: formatPageTitle(title) },
      ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ],
  };
}

/** The same for a page that search engines may list: with its own address, and what link previews show. */
export function createPublicHead(page: PublicPage) {
  const { title, meta, canonical, structured } = listPageTags(page, getPublicBaseUrl());
  return {
    meta: [{ title }, ...meta],
    scripts: structured.map((data) => ({
      type: 'application/ld+json',
      children: renderStructuredData(data),
    })),
    links: [{ rel: 'canonical', href: canonical }],
  };
}
