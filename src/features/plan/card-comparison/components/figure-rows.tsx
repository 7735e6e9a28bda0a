import type { ReactNode } from 'react';
import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import { TableCell, TableHead, TableRow } from '@/components/ui/table.tsx';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { cn } from '@/lib/class-names.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import { listBest } from '@/components/comparison/comparison-row.ts';
import { SectionHead } from '@/components/comparison/comparison-rows.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { addedCentsOf, type CardFigures } from '../create-card-figures.ts';

export type FiguredCard = { readonly card: CardRow; readonly figures: CardFigures };

type Line = {
  readonly label: string;
  readonly note: string;
  readonly valueOf: (figures: CardFigures) => number;
  readonly draw: (each: FiguredCard) => ReactNode;
};

type AddedFigureProps = { figure: string; name: string; figures: CardFigures };

export function AddedFigure({ figure, name, figures }: AddedFigureProps) {
  const { withCents, withoutCents } = figures.added;
  return (
    <LedgerDialog
      figure={figure}
      title={`What ${name} adds to my cards`}
      description="The best your cards can do together in a typical year, with this card and without it."
    >
      <LedgerSection
        title="What it adds"
        rows={[
          {
            key: 'with',
            label: 'My cards with it',
            detail: 'what you keep in a year',
            valueCents: withCents,
          },
          {
            key: 'without',
            label: 'My cards without it',
            detail: 'what you keep in a year, with spending moved to the best of the rest',
            valueCents: 0 - withoutCents,
          },
        ]}
      />
    </LedgerDialog>
  );
}

type AddedValueProps = { name: string; figures: CardFigures };

function AddedValue({ name, figures }: AddedValueProps) {
  const cents = addedCentsOf(figures);
  const figure = `${cents >= 50 ? '+' : ''}${formatWholeDollars(cents)}`;
  return (
    <>
      <AddedFigure figure={figure} name={name} figures={figures} />
      {figures.isHeld && (
        <Badge tone="primary" className="ml-2 align-middle">
          Mine
        </Badge>
      )}
    </>
  );
}

function listLines(inputs: ValuationInputs): readonly Line[] {
  const ledger = ({ card, figures }: FiguredCard, year: 'first' | 'steady') => (
    <LedgerDialog
      figure={formatWholeDollars(figures.alone[year].netCents)}
      title={`${card.name} in ${year === 'first' ? 'its first year' : 'a later year'}`}
      description="With all of your spending on this card alone."
    >
      <LedgerLines lines={figures.alone[year].lines} names={inputs.names} />
    </LedgerDialog>
  );
  return [
    {
      label: 'First year',
      note: 'this card alone, with its offer if you can get it',
      valueOf: ({ alone }) => alone.first.netCents,
      draw: (each) => ledger(each, 'first'),
    },
    {
      label: 'Later years',
      note: 'this card alone',
      valueOf: ({ alone }) => alone.steady.netCents,
      draw: (each) => ledger(each, 'steady'),
    },
    {
      label: 'In my wallet',
      note: 'what it adds to my cards a year',
      valueOf: addedCentsOf,
      draw: ({ card, figures }) => <AddedValue name={card.name} figures={figures} />,
    },
  ];
}

type FigureRowsProps = { cards: readonly FiguredCard[]; inputs: ValuationInputs };

export function FigureRows({ cards, inputs }: FigureRowsProps) {
  return (
    <tbody>
      <SectionHead title="Worth to me in a year" columns={cards.length} />
      {listLines(inputs).map(({ label, note, valueOf, draw }) => {
        const cells = cards.map(({ figures }) => ({ text: '', rank: valueOf(figures) }));
        const best = listBest({ key: label, label, cells });
        return (
          <TableRow key={label}>
            <TableHead
              scope="row"
              className="bg-background sticky left-0 z-10 h-auto py-2 align-top whitespace-normal"
            >
              <span className="text-foreground">{label}</span>
              <span className="block text-xs font-normal">{note}</span>
            </TableHead>
            {cards.map((each, column) => (
              <TableCell
                key={each.card.id}
                className={cn(
                  'min-w-28 align-top text-lg sm:min-w-36',
                  best[column] && 'text-positive font-semibold',
                )}
              >
                {draw(each)}
                {best[column] && <span className="sr-only"> (best)</span>}
              </TableCell>
            ))}
          </TableRow>
        );
      })}
    </tbody>
  );
}
