import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import { CardArt } from '@/components/card-art.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { PublishedList } from '@/components/published-list.tsx';
import { Button } from '@/components/ui/button.tsx';
import { reviewsQuery } from '../queries.ts';
import { ReviewByline } from './review-byline.tsx';

export function ReviewList() {
  const query = useQuery(reviewsQuery());
  return (
    <PublishedList
      query={query}
      what="the articles"
      expected={6}
      empty={
        <EmptyState
          icon={<BookOpen />}
          title="No articles yet"
          action={
            <Button asChild variant="outline">
              <Link to="/credit-cards">Browse all cards</Link>
            </Button>
          }
        >
          Until the first one is published, every card’s own page explains its rates, caps and
          rules.
        </EmptyState>
      }
    >
      {(rows) => (
        <ul
          aria-label="Articles"
          className="border-foreground divide-y border-t-2 lg:grid lg:grid-cols-2 lg:gap-x-14 lg:divide-y-0"
        >
          {rows.map((review) => (
            <li
              key={review.id}
              className="group relative flex items-start gap-3 py-4 sm:gap-4 lg:border-b"
            >
              {review.credit_cards && (
                <CardArt
                  card={review.credit_cards}
                  issuer={review.credit_cards.companies.name}
                  className="mt-1 w-12 sm:w-16"
                />
              )}
              <div className="grid min-w-0 gap-1">
                <h2 className="text-lg leading-snug font-semibold tracking-tight text-balance">
                  <Link
                    to="/reviews/$slug"
                    params={{ slug: review.slug }}
                    className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
                  >
                    {review.title}
                  </Link>
                </h2>
                <p className="leading-6">{review.summary}</p>
                <ReviewByline review={review} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </PublishedList>
  );
}
