import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Nodes } from 'mdast';
import { ContentLayout } from '@/components/content-layout.tsx';
import { listSections } from '@/components/content/name-headings.ts';
import { Content } from '@/components/content/content.tsx';
import type { LiveBlock } from '@/components/content/content.tsx';
import { CardArt } from '@/components/card-art.tsx';
import { formatAnnualFee } from '@/lib/format.ts';
import type { ParsedContent } from '@/components/content/parse-content.ts';
import { namedCardsQuery, reviewsQuery } from '../queries.ts';
import type { Review, ReviewSummary } from '../queries.ts';
import { ReviewByline } from './review-byline.tsx';

function NamedCards({ slugs }: { slugs: readonly string[] }) {
  const { data = [] } = useQuery(namedCardsQuery(slugs));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="named-cards-title">
      <h2 id="named-cards-title" className="pb-1 text-sm font-semibold">
        Cards in this article
      </h2>
      <ul className="grid gap-1">
        {data.map((card) => (
          <li key={card.id}>
            <Link
              to="/credit-cards/$id/$"
              params={{ id: String(card.id), _splat: card.slug }}
              className="hover:bg-accent -mx-2 flex items-center gap-3 rounded-md px-2 py-1.5"
            >
              <CardArt card={card} issuer={card.companies.name} className="w-10" />
              <span className="min-w-0 text-sm">
                <span translate="no" className="block leading-5 font-medium">
                  {card.name}
                </span>
                <span className="text-muted-foreground">
                  {formatAnnualFee(card.annual_fee_cents)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type NeighborProps = { review: ReviewSummary | undefined; isNext: boolean };

function Neighbor({ review, isNext }: NeighborProps) {
  if (!review) return <span className="max-sm:hidden" />;
  return (
    <Link
      to="/reviews/$slug"
      params={{ slug: review.slug }}
      className={`bg-card hover:border-primary grid gap-1 rounded-md border p-4 transition-colors ${isNext ? 'sm:text-right' : ''}`}
    >
      <span
        className={`text-muted-foreground flex items-center gap-1 text-sm ${isNext ? 'sm:justify-end' : ''}`}
      >
        {!isNext && <ArrowLeft aria-hidden className="size-4" />}
        {isNext ? 'Next' : 'Previous'}
        {isNext && <ArrowRight aria-hidden className="size-4" />}
      </span>
      <span className="font-medium text-balance">{review.title}</span>
    </Link>
  );
}

function ReviewNeighbors({ slug }: { slug: string }) {
  const { data = [] } = useQuery(reviewsQuery());
  const at = data.findIndex((review) => review.slug === slug);
  if (at === -1 || data.length < 2) return null;
  return (
    <nav aria-label="More articles" className="grid gap-4 sm:grid-cols-2">
      <Neighbor review={data[at - 1]} isNext={false} />
      <Neighbor review={data[at + 1]} isNext />
    </nav>
  );
}

/** Slugs of the cards whose figures a text shows, in order and without repeats, after `first`. */
function listNamedCards(content: ParsedContent, first: string | null): string[] {
  const slugs = new Set(first === null ? [] : [first]);
  const visit = (node: Nodes): void => {
    if (node.type === 'leafDirective' || node.type === 'textDirective') {
      const slug = node.name === 'card' ? node.attributes?.['slug'] : node.attributes?.['card'];
      if (slug) slugs.add(slug);
    }
    if ('children' in node) node.children.forEach(visit);
  };
  content.blocks.forEach(visit);
  return [...slugs];
}

type ReviewPageProps = {
  review: Review;
  renderLive: (block: LiveBlock) => ReactNode;
  comments?: ReactNode;
};

export function ReviewPage({ review, renderLive, comments }: ReviewPageProps) {
  const { content } = review;
  const slugs = listNamedCards(content, review.credit_cards?.slug ?? null);
  return (
    <ContentLayout
      header={
        <header className="grid gap-3">
          <Link
            to="/reviews"
            className="text-muted-foreground hover:text-foreground inline-flex min-h-6 w-fit items-center gap-1 text-sm"
          >
            <ArrowLeft aria-hidden className="size-4" />
            All articles
          </Link>
          <h1 className="text-3xl leading-tight font-semibold tracking-tight text-balance">
            {review.title}
          </h1>
          {review.summary && (
            <p className="text-muted-foreground text-lg leading-7">{review.summary}</p>
          )}
          <ReviewByline review={review} />
        </header>
      }
      headings={listSections(content)}
      aside={<NamedCards slugs={slugs} />}
      footer={
        <>
          <ReviewNeighbors slug={review.slug} />
          {comments}
        </>
      }
    >
      <Content content={content} renderLive={renderLive} />
    </ContentLayout>
  );
}
