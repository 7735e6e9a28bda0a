import type { ReactNode } from 'react';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { NextFrame } from '@/components/next-frame.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import type { LedgerLine } from '@/domain/rewards/ledger-line.ts';
import type { HeldCard, ValuedYear } from '@/domain/rewards/problem.ts';
import { valueWallet } from '@/domain/rewards/valuation/value-wallet.ts';
import type { CardRow } from '@/features/catalog/schema.ts';
import type { AssumedFigure } from '@/features/optimizer/schema.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { BONUS_REFUSED } from '@/features/eligibility/schema.ts';
import { AddedLines } from './added-lines.tsx';

export type FigurePart = 'net' | 'added' | 'rewards' | 'credits' | 'bonus' | 'fee';
export type OpenFigure = { readonly card: CardRow; readonly part: FigurePart };

type RankingLedgerProps = {
  figure: OpenFigure;
  year: ValuedYear;
  held: readonly HeldCard[];
  inputs: ValuationInputs;
  /** The rules refuse the bonus of the card today. */
  isBonusRefused: boolean;
  renderAssumptions: (figure: AssumedFigure) => ReactNode;
  onClose: () => void;
};

const kinds: Readonly<Record<Exclude<FigurePart, 'net' | 'added'>, LedgerLine['kind']>> = {
  rewards: 'spend',
  credits: 'credit',
  bonus: 'bonus',
  fee: 'fee',
};

const titles: Readonly<Record<Exclude<FigurePart, 'added'>, string>> = {
  net: 'Net value',
  rewards: 'Rewards',
  credits: 'Credits and benefits',
  bonus: 'Sign-up bonus',
  fee: 'Annual fee',
};

function AloneLines({
  card,
  part,
  year,
  held,
  inputs,
}: {
  card: CardRow;
  part: Exclude<FigurePart, 'added'>;
  year: ValuedYear;
  held: readonly HeldCard[];
  inputs: ValuationInputs;
}) {
  const alone = { id: card.slug, card: card.slug, selected: {} };
  const all = valueWallet(inputs.problemOf(year, held), [alone]).lines;
  const lines = part === 'net' ? all : all.filter(({ kind }) => kind === kinds[part]);
  if (lines.length === 0) {
    return <p className="text-muted-foreground">Nothing counts here, so the figure is $0.</p>;
  }
  return <LedgerLines lines={lines} names={inputs.names} total={titles[part]} />;
}

export function RankingLedger(props: RankingLedgerProps) {
  const { figure, year, held, inputs, isBonusRefused, renderAssumptions, onClose } = props;
  const { card, part } = figure;
  const alone = { id: card.slug, card: card.slug, selected: {} };
  const isMine = held.some((each) => each.card === card.slug);
  const wallet = part !== 'added' ? [alone] : isMine ? held : [...held, alone];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DialogContent className="max-w-4xl">
        <DialogHeader>
          <DialogTitle>
            {part === 'added'
              ? `What ${card.name} adds to my cards`
              : `${titles[part]} of ${card.name}`}
          </DialogTitle>
          <DialogDescription>
            {part === 'added'
              ? 'The best my cards can do together, with this card and without it.'
              : 'Every line that makes up this figure.'}
            {isBonusRefused && ` ${BONUS_REFUSED}`}
          </DialogDescription>
        </DialogHeader>
        <NextFrame>
          {part === 'added' ? (
            <AddedLines slug={card.slug} year={year} held={held} inputs={inputs} />
          ) : (
            <AloneLines card={card} part={part} year={year} held={held} inputs={inputs} />
          )}
          {part !== 'fee' &&
            renderAssumptions({ inputs, problem: inputs.problemOf(year, held), wallet })}
        </NextFrame>
      </DialogContent>
    </Dialog>
  );
}
