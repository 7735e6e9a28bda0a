import { createBreadcrumb, type PublicPage } from '../../../lib/page-tags.ts';
import { PRODUCT_NAME } from '../../../lib/product.ts';

type PublicReview = {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly author_name: string;
  readonly published_on: string | null;
};

export function describeReviewPage(review: PublicReview): PublicPage {
  const { slug, title, summary, author_name, published_on } = review;
  const path = `/reviews/${slug}`;
  return {
    path,
    title,
    description: summary || title,
    kind: 'article',
    changedOn: published_on,
    structured: (base) => [
      {
        '@type': 'Article',
        headline: title,
        description: summary || title,
        mainEntityOfPage: `${base}${path}`,
        image: `${base}/social.png`,
        inLanguage: 'en',
        author: { '@type': 'Organization', name: author_name || PRODUCT_NAME },
        publisher: { '@type': 'Organization', name: PRODUCT_NAME, logo: `${base}/icon.svg` },
        ...(published_on === null ? {} : { datePublished: published_on }),
      },
      createBreadcrumb(base, [
        { name: 'Guides', path: '/reviews' },
        { name: title, path },
      ]),
    ],
  };
}
