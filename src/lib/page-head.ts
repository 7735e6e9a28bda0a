import { getPublicBaseUrl } from '@/lib/env.ts';
import {
  type PublicPage,
  formatPageTitle,
  listPageTags,
  renderStructuredData,
} from '@/lib/page-tags.ts';

/** What a route's `head` returns for a page that no search engine may list: the title with the product's name. */
export function createPageHead(title: string) {
  return { meta: [{ title: formatPageTitle(title) }, { name: 'robots', content: 'noindex' }] };
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
