import { getPublicBaseUrl } from '@/lib/env.ts';
import {
  type PublicPage,
  formatPageTitle,
  listPageTags,
  renderStructuredData,
} from '@/lib/page-tags.ts';

/** Creates a route's `head` for a page that search engines may not list: the title with the product's name. */
export function createPageHead(title: string) {
  return { meta: [{ title: formatPageTitle(title) }, { name: 'robots', content: 'noindex' }] };
}

/** Creates it for a page that search engines may list: with its own address, and the texts of link previews. */
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
