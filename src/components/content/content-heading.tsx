import { Link } from '@tanstack/react-router';
import { Hash } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names.ts';
import type { ContentHeading as Heading } from './name-headings.ts';

const SIZES = new Map([
  [2, 'mt-10 mb-3 text-xl'],
  [3, 'mt-8 mb-2 text-lg'],
]);

type ContentHeadingProps = { heading: Heading; children: ReactNode };

export function ContentHeading({ heading, children }: ContentHeadingProps) {
  const Tag = heading.depth === 2 ? 'h2' : heading.depth === 3 ? 'h3' : 'h4';
  return (
    <Tag
      id={heading.id}
      className={cn(
        'group scroll-mt-20 leading-snug font-semibold tracking-tight text-balance',
        SIZES.get(heading.depth) ?? 'mt-6 mb-2',
      )}
    >
      {children}
      <Link
        to="."
        hash={heading.id}
        aria-label={`Link to “${heading.text}”`}
        className="text-muted-foreground hover:text-primary ml-1 inline-grid size-6 place-items-center rounded-sm align-middle opacity-0 group-hover:opacity-100 focus-visible:opacity-100"
      >
        <Hash aria-hidden className="size-4" />
      </Link>
    </Tag>
  );
}
