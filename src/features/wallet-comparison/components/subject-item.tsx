import { memo } from 'react';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Subject } from '../schema.ts';
import type { WalletFigures } from '../compute-wallet-figures.ts';
import { NetFigure } from './net-figure.tsx';

type SubjectItemProps = {
  subject: Subject;
  isChosen: boolean;
  isDisabled: boolean;
  /** Null until computed. */
  figures: WalletFigures | null;
  names: LedgerNames;
  onToggle: (subject: Subject) => void;
};

/** A set of cards to choose; rendered again only when something of its own changes, as the list is long. */
export const SubjectItem = memo(function SubjectItem(props: SubjectItemProps) {
  const { subject, isChosen, isDisabled, figures, names, onToggle } = props;
  const id = `subject-${subject.id}`;
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Checkbox
        id={id}
        checked={isChosen}
        disabled={isDisabled}
        onCheckedChange={() => onToggle(subject)}
      />
      <label htmlFor={id} className="min-w-0 flex-1">
        <span className="font-medium">{subject.name}</span>
        <span className="text-muted-foreground block text-sm">
          {subject.note}: {subject.wallet.map(({ card }) => names.card(card)).join(', ')}
        </span>
      </label>
      <span className="shrink-0 text-right">
        {figures ? (
          <NetFigure
            title={`${subject.name} in a later year`}
            cents={figures.steady.netCents}
            lines={figures.steady.lines}
            names={names}
          />
        ) : (
          <Skeleton className="h-6 w-16" />
        )}
        <span className="text-muted-foreground block text-sm">a year</span>
      </span>
    </li>
  );
});
