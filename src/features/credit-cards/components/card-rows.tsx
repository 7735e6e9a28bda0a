import { Link } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { CardArt } from '@/components/card-art.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import type { CreditCardSummary } from '@/features/catalog/schema.ts';
import { formatAnnualFee, formatRate } from '@/lib/format.ts';
import { getCardPath, parseConfidence, parseRateUnit } from '../parse-names.ts';
import { CardBadges } from './card-badges.tsx';

/** More than a phone shows at once. */
const FIRST_ROWS = 12;

/** Estimated height of a row out of view. */
const ROW_REM = 5;

/** The list on a phone. Visible rows render first; the rest follow in slices, so that touch stays responsive. */
export function CardRows({ cards }: { cards: readonly CreditCardSummary[] }) {
  const drawn = useDeferredValue(cards, cards.slice(0, FIRST_ROWS));
  const waiting = Math.max(0, cards.length - drawn.length);
  return (
    <DataList aria-label="Credit cards">
      {drawn.map((card) => (
        <DataListItem
          key={card.id}
          className="relative flex items-start gap-3 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]"
        >
          <CardArt card={card} issuer={card.companies.name} className="mt-0.5" />
          <div className="grid min-w-0 flex-1 gap-0.5">
            <Link
              {...getCardPath(card)}
              className="leading-5 font-medium after:absolute after:inset-0"
            >
              {card.name}
            </Link>
            <p className="text-muted-foreground text-sm">
              {formatAnnualFee(card.annual_fee_cents)} ·{' '}
              {formatRate(card.base_rate, parseRateUnit(card.point_systems.unit))} base rate
            </p>
            <p className="text-muted-foreground text-sm">{card.point_systems.name}</p>
            <CardBadges card={card} />
          </div>
          <span className="relative">
            <ConfidenceMark
              confidence={parseConfidence(card.confidence)}
              subject={`the facts about ${card.name}`}
              isCompact
            />
          </span>
        </DataListItem>
      ))}
      {waiting > 0 && <li aria-hidden style={{ blockSize: `${waiting * ROW_REM}rem` }} />}
    </DataList>
  );
}
