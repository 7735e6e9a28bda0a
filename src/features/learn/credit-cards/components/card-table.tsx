import { Link } from '@tanstack/react-router';
import { CardArt } from '@/components/card-art.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { SortableHead } from '@/components/sortable-head.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table.tsx';
import type { CreditCardSummary } from '@/features/catalog/facts/schema.ts';
import { formatAnnualFee, formatRate } from '@/lib/format.ts';
import { formatForeignFee } from '@/lib/card-terms.ts';
import { getCardPath, parseConfidence, parseRateUnit } from '../parse-names.ts';
import type { CardListSearch, CardSort } from '../schema.ts';
import { CardBadges } from './card-badges.tsx';

type CardTableProps = {
  cards: readonly CreditCardSummary[];
  search: CardListSearch;
  onSort: (sort: CardSort) => void;
};

export function CardTable({ cards, search, onSort }: CardTableProps) {
  const head = (sort: CardSort, label: string, align: 'left' | 'right' = 'left') => (
    <SortableHead
      direction={search.sort === sort ? (search.desc ? 'desc' : 'asc') : undefined}
      align={align}
      onSort={() => onSort(sort)}
    >
      {label}
    </SortableHead>
  );
  return (
    <Table label="Credit cards">
      <TableHeader>
        <TableRow>
          {head('name', 'Card')}
          {head('issuer', 'Issuer')}
          <TableHead>Rewards</TableHead>
          {head('rate', 'Base rate', 'right')}
          {head('foreign-fee', 'Foreign fee', 'right')}
          {head('fee', 'Annual fee', 'right')}
        </TableRow>
      </TableHeader>
      <TableBody>
        {cards.map((card) => (
          <TableRow
            key={card.id}
            className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
          >
            <TableCell>
              <div className="flex items-center gap-3">
                <CardArt card={card} issuer={card.companies.name} />
                <div className="grid gap-0.5">
                  <Link
                    translate="no"
                    {...getCardPath(card)}
                    className="leading-5 font-medium underline-offset-4 hover:underline"
                  >
                    {card.name}
                  </Link>
                  <CardBadges card={card} />
                </div>
              </div>
            </TableCell>
            <TableCell>{card.companies.name}</TableCell>
            <TableCell className="text-muted-foreground">{card.point_systems.name}</TableCell>
            <TableCell className="text-right">
              {formatRate(card.base_rate, parseRateUnit(card.point_systems.unit))}
            </TableCell>
            <TableCell className="text-muted-foreground text-right">
              {formatForeignFee(card.foreign_transaction_fee_percent)}
            </TableCell>
            <TableCell className="text-right font-medium whitespace-nowrap">
              {formatAnnualFee(card.annual_fee_cents)}{' '}
              <ConfidenceMark
                confidence={parseConfidence(card.confidence)}
                subject={`the facts about ${card.name}`}
                isCompact
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
