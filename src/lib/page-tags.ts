import { PRODUCT_NAME } from './product.ts';

type JsonValue =
  | string
  | number
  | boolean
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** An object of https://schema.org; its context is added with the page. */
type StructuredData = { readonly '@type': string; readonly [key: string]: JsonValue };

export type PublicPage = {
  readonly title: string;
  readonly description: string;
  /** Path from the first slash, without search and hash. */
  readonly path: string;
  readonly kind?: 'website' | 'article';
  /** `YYYY-MM-DD` of the last change. */
  readonly changedOn?: string | null;
  /** Its own picture for previews of links, of 1200 × 630 pixels. */
  readonly picture?: { readonly path: string; readonly alt: string };
  readonly structured?: (base: string) => readonly StructuredData[];
};

type PageTags = {
  readonly title: string;
  readonly meta: readonly { name?: string; property?: string; content: string }[];
  readonly canonical: string;
  readonly structured: readonly StructuredData[];
};

export function formatPageTitle(title: string): string {
  return title === PRODUCT_NAME ? title : `${title} · ${PRODUCT_NAME}`;
}

/** Lists the machine-readable tags of a page's head. `base` is the site's address without a trailing slash. */
export function listPageTags(page: PublicPage, base: string): PageTags {
  const canonical = `${base}${page.path}`;
  const title = formatPageTitle(page.title);
  return {
    title,
    meta: [
      { name: 'description', content: page.description },
      { property: 'og:site_name', content: PRODUCT_NAME },
      { property: 'og:type', content: page.kind ?? 'website' },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: canonical },
      { property: 'og:image', content: `${base}${page.picture?.path ?? '/social.png'}` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      {
        property: 'og:image:alt',
        content: page.picture?.alt ?? `${PRODUCT_NAME}: what your cards and points are worth`,
      },
      { property: 'og:locale', content: 'en_US' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    canonical,
    structured: page.structured?.(base) ?? [],
  };
}

/** Builds the breadcrumb of a page below the home page. */
export function createBreadcrumb(
  base: string,
  trail: readonly { readonly name: string; readonly path: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${base}${path}`,
    })),
  };
}

/** Renders JSON-LD that is safe to embed: nothing in it can close the script element. */
export function renderStructuredData(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}
