import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ContentLayout } from '@/components/content-layout.tsx';
import { listSections } from '@/components/content/list-sections.ts';
import { Content, type LiveBlock } from '@/components/content/content.tsx';
import { listNamedCards } from '../list-named-cards.ts';
import type { Review } from '../queries.ts';
import { NamedCards } from './named-cards.tsx';
import { ReviewByline } from './review-byline.tsx';
import { ReviewNeighbors } from './review-neighbors.tsx';

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
