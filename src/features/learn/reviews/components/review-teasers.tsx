import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { formatDate } from '@/lib/dates.ts';
import { reviewsQuery } from '../queries.ts';

const SHOWN = 5;

export function ReviewTeasers() {
  const query = useQuery(reviewsQuery());
  if (query.isPending) return <ListSkeleton label="Loading the articles" rows={5} />;
  if (query.isError) {
    return <ErrorState title="The articles could not be loaded" query={query} />;
  }
  return (
    <ul aria-label="Articles" className="border-foreground divide-y border-t">
      {query.data.slice(0, SHOWN).map((review) => (
        <li key={review.id} className="relative grid gap-0.5 py-3">
          <Link
            to="/reviews/$slug"
            params={{ slug: review.slug }}
            className="leading-6 font-medium after:absolute after:inset-0"
          >
            {review.title}
          </Link>
          <p className="text-muted-foreground line-clamp-1 text-sm">
            {review.published_on && `${formatDate(review.published_on)} · `}
            {review.summary}
          </p>
        </li>
      ))}
    </ul>
  );
}
