import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReviewSummary, reviewsQuery } from '../queries.ts';

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

export function ReviewNeighbors({ slug }: { slug: string }) {
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
