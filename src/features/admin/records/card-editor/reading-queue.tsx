import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatCount } from '@/lib/format.ts';
import { useMediaQuery } from '@/lib/use-media-query.ts';
import type { LookingValues } from './find-looking-values.ts';
import type { CardToCheck } from './queries.ts';
import { describeLooking, sortPages } from './sort-pages.ts';

/** Cards that a narrow screen lists below the facts at first. */
const FIRST_CARDS = 5;
const MOST_CARDS = 50;

/** The cards with facts that are due, most valuable first. No row moves while somebody is among them. */
export function ReadingQueue({
  cards,
  current,
  values,
}: {
  cards: readonly CardToCheck[];
  current: number;
  values: LookingValues | undefined;
}) {
  const isWide = useMediaQuery('(min-width: 80rem)');
  const [isWhole, setWhole] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isPointed, setPointed] = useState(false);
  const [applied, setApplied] = useState({ values, current });
  const isApplied = applied.values === values && applied.current === current;
  if (!isApplied && ((!isFocused && !isPointed) || applied.current !== current))
    setApplied({ values, current });
  const sorted = sortPages(cards, applied.values);
  const shown = sorted
    .slice(0, isWide || isWhole ? MOST_CARDS : FIRST_CARDS)
    .map((card) => ({ card, value: applied.values?.[card.slug] }));
  return (
    <nav
      aria-label="Pages to read"
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        setFocused(relatedTarget !== null && currentTarget.contains(relatedTarget));
      }}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
    >
      <ol className="divide-y">
        {shown.map(({ card, value }) => (
          <li key={card.credit_card_id} className="py-2">
            <Link
              to="/admin/pages"
              search={{ card: card.credit_card_id }}
              aria-current={card.credit_card_id === current ? 'page' : undefined}
              className="font-medium underline-offset-4 hover:underline aria-[current]:font-bold"
            >
              {card.name}
            </Link>
            {value && <p className="text-sm">{describeLooking(value)}.</p>}
            <p className="text-muted-foreground text-sm">
              {`${card.due} of ${formatCount(card.facts, 'fact')} due`}
              {card.oldest !== null && ` · oldest ${formatDate(card.oldest)}`}
              {card.holders > 0 && ` · ${formatCount(card.holders, 'holder')}`}
              {card.reports > 0 && ` · ${formatCount(card.reports, 'report')}`}
            </p>
          </li>
        ))}
      </ol>
      {!isWide && !isWhole && shown.length < sorted.length && (
        <Button variant="outline" className="mt-2 w-full" onClick={() => setWhole(true)}>
          Show {Math.min(sorted.length, MOST_CARDS)}
        </Button>
      )}
    </nav>
  );
}
