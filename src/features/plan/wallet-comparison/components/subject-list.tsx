import { memo } from 'react';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Subject } from '../schema.ts';
import type { SettledFigures } from '../use-settled-figures.ts';
import type { WalletFigures } from '../compute-wallet-figures.ts';
import { NetFigure } from './net-figure.tsx';

type SubjectListProps = {
  subjects: readonly Subject[];
  chosen: readonly Subject[];
  isFull: boolean;
  /** Null until computed; meanwhile space is reserved for each. */
  figures: SettledFigures | null;
  inputs: ValuationInputs;
  onToggle: (subject: Subject) => void;
};

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
const SubjectItem = memo(function SubjectItem(props: SubjectItemProps) {
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

export const SubjectList = memo(function SubjectList(props: SubjectListProps) {
  const { subjects, chosen, isFull, figures, inputs, onToggle } = props;
  return (
    <ul aria-label="Wallets to compare" className="border-foreground divide-y border-t">
      {subjects.map((subject) => {
        const isChosen = chosen.includes(subject);
        return (
          <SubjectItem
            key={subject.id}
            subject={subject}
            isChosen={isChosen}
            isDisabled={isFull && !isChosen}
            figures={figures?.get(subject.id) ?? null}
            names={inputs.names}
            onToggle={onToggle}
          />
        );
      })}
    </ul>
  );
});
