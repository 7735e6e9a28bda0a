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
        <ul aria-label="Articles" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {rows.map((review) => (
            <li
              key={review.id}
              className="bg-card hover:border-primary relative flex flex-col items-start gap-2 rounded-md border p-5 transition-colors"
            >
              {review.credit_cards && (
                <CardArt card={review.credit_cards} issuer={review.credit_cards.companies.name} />
              )}
              <h2 className="text-lg leading-snug font-semibold tracking-tight text-balance">
                <Link
                  to="/reviews/$slug"
                  params={{ slug: review.slug }}
                  className="after:absolute after:inset-0"
                >
                  {review.title}
                </Link>
              </h2>
              <p className="text-muted-foreground leading-6">{review.summary}</p>
              <ReviewByline review={review} className="mt-auto pt-1" />
            </li>
          ))}
        </ul>
      )}
    </PublishedList>
  );
}
