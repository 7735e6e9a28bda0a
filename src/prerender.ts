import { describeCardPage } from './features/learn/credit-cards/describe-card-page.ts';
import { describeReviewPage } from './features/learn/reviews/describe-review-page.ts';
import {
  describeRankingPage,
  describeRankingsPage,
} from './features/site/best-cards/describe-ranking-page.ts';
import { KINDS } from './features/site/best-cards/list-kinds.ts';
import { type PublicPage, listPageTags, renderStructuredData } from './lib/page-tags.ts';
import { PUBLIC_PAGES } from './lib/public-pages.ts';

/** The parts of the catalog the build needs. */
export type PublicCatalog = {
  readonly cards: readonly Parameters<typeof describeCardPage>[0][];
  readonly reviews: readonly Parameters<typeof describeReviewPage>[0][];
  /** Ids of removed cards, whose addresses may still be known. */
  readonly removedCardIds: readonly number[];
  /** True if it comes from the database, so that its pages can be prerendered; false for the seeds. */
  readonly isLive: boolean;
};

/** Lists the pages that search engines may index, the home page first. */
export function listPublicPages(catalog: PublicCatalog): readonly PublicPage[] {
  return [
    ...Object.values(PUBLIC_PAGES),
    describeRankingsPage(),
    ...KINDS.map((kind) => describeRankingPage(kind)),
    ...catalog.cards.map(describeCardPage),
    ...catalog.reviews.map(describeReviewPage),
  ];
}

function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * Renders a page's head as markup, marked so that the app removes it after drawing its own. The shell serves every
 * address without a file, so it names no address of its own. A prerendered page has its structured data in the same
 * place as the app.
 */
export function renderHead(
  page: PublicPage,
  base: string,
  kind: 'shell' | 'bare' | 'prerendered' = 'bare',
): string {
  // A build without a database draws no pictures.
  const { picture, ...plain } = page;
  const shown = picture && kind === 'prerendered' ? page : plain;
  const { title, meta, canonical, structured } = listPageTags(shown, base);
  const isOfPage = ({ property }: { property?: string }) =>
    !(kind === 'shell' && property === 'og:url');
  return [
    `<title data-prerendered>${escapeMarkup(title)}</title>`,
    ...meta.filter(isOfPage).map(({ name, property, content }) => {
      const key = name === undefined ? `property="${property ?? ''}"` : `name="${name}"`;
      return `<meta data-prerendered ${key} content="${escapeMarkup(content)}" />`;
    }),
    // The requested page is unknown; the app removes this when it renders a page.
    ...(kind === 'shell'
      ? ['<meta data-prerendered name="robots" content="noindex" />']
      : [`<link data-prerendered rel="canonical" href="${escapeMarkup(canonical)}" />`]),
    ...(kind === 'bare'
      ? structured.map(
          (data) =>
            `<script data-prerendered type="application/ld+json">${renderStructuredData(data)}</script>`,
        )
      : []),
  ].join('\n    ');
}

/** https://www.sitemaps.org/protocol.html */
export function renderSitemap(pages: readonly PublicPage[], base: string): string {
  const entries = pages.map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    return `  <url><loc>${escapeMarkup(`${base}${path}`)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** All public pages may be read by anyone; pages that need a session would only show the sign-in. */
export function renderRobots(base: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /app
Disallow: /confirm
Disallow: /stop-mails
Disallow: /invitation

Sitemap: ${base}/sitemap.xml
`;
}
