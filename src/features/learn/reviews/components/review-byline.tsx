import { Fragment } from 'react';
import { cn } from '@/lib/class-names.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatReadingTime } from '@/components/content/reading-time.ts';

type ReviewBylineProps = {
  review: {
    readonly author_name: string;
    readonly published_on: string | null;
    readonly word_count: number | null;
    readonly verified_on?: string | null;
  };
  className?: string;
};

export function ReviewByline({ review, className }: ReviewBylineProps) {
  const { author_name, published_on, verified_on, word_count } = review;
  const parts = [
    ...(author_name ? [`By ${author_name}`] : []),
    ...(published_on
      ? [
          <time key="published" dateTime={published_on}>
            {formatDate(published_on)}
          </time>,
        ]
      : []),
    formatReadingTime(word_count ?? 0),
    ...(verified_on
      ? [
          <Fragment key="checked">
            facts checked <time dateTime={verified_on}>{formatDate(verified_on)}</time>
          </Fragment>,
        ]
      : []),
  ];
  return (
    <p className={cn('text-muted-foreground text-sm', className)}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </p>
  );
}
