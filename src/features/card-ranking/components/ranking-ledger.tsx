import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog.tsx';
import type { LedgerLine } from '@/domain/ledger/ledger-line.ts';
import type { RankedCard } from '../rank-cards.ts';

export type FigurePart = 'net' | 'rewards' | 'credits' | 'bonus' | 'fee';
export type OpenFigure = { readonly entry: RankedCard; readonly part: FigurePart };

type RankingLedgerProps = {
  figure: OpenFigure | null;
  names: LedgerNames;
  onClose: () => void;
};

const kinds: Readonly<Record<Exclude<FigurePart, 'net'>, LedgerLine['kind']>> = {
  rewards: 'spend',
  credits: 'credit',
  bonus: 'bonus',
  fee: 'fee',
};

const titles: Readonly<Record<FigurePart, string>> = {
  net: 'Net value',
  rewards: 'Rewards',
  credits: 'Credits and benefits',
  bonus: 'Sign-up bonus',
  fee: 'Annual fee',
};

/** The lines behind the figure that was pressed; one dialog serves the whole table. */
export function RankingLedger({ figure, names, onClose }: RankingLedgerProps) {
  if (figure === null) return null;
  const { entry, part } = figure;
  const lines =
    part === 'net'
      ? entry.value.lines
      : entry.value.lines.filter(({ kind }) => kind === kinds[part]);
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
            {titles[part]} of {entry.card.name}
          </DialogTitle>
          <DialogDescription>Every line that makes up this figure.</DialogDescription>
        </DialogHeader>
        {lines.length === 0 ? (
          <p className="text-muted-foreground">Nothing counts here, so the figure is $0.</p>
        ) : (
          <LedgerLines lines={lines} names={names} total={titles[part]} />
        )}
      </DialogContent>
    </Dialog>
  );
}
