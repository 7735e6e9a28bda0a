import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import type { Subject } from '../schema.ts';
import type { WalletFigures } from '../wallet-figures.ts';
import { NetFigure } from './net-figure.tsx';

type SubjectListProps = {
  subjects: readonly Subject[];
  chosen: readonly Subject[];
  isFull: boolean;
  /** Whether every figure is worked out; until then a place is kept for it. */
  isSettled: boolean;
  figuresOf: (subject: Subject) => WalletFigures;
  inputs: ValuationInputs;
  onToggle: (subject: Subject) => void;
};

/** Every set of cards with its value; ticking puts it beside the others. */
export function SubjectList(props: SubjectListProps) {
  const { subjects, chosen, isFull, isSettled, figuresOf, inputs, onToggle } = props;
  return (
    <ul aria-label="Wallets to compare" className="bg-card divide-y rounded-md border">
      {subjects.map((subject) => {
        const isChosen = chosen.includes(subject);
        const id = `subject-${subject.id}`;
        return (
          <li key={subject.id} className="flex items-center gap-3 px-3 py-2.5">
            <Checkbox
              id={id}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onCheckedChange={() => {
                onToggle(subject);
              }}
            />
            <label htmlFor={id} className="min-w-0 flex-1">
              <span className="font-medium">{subject.name}</span>
              <span className="text-muted-foreground block text-sm">
                {subject.note}:{' '}
                {subject.wallet.map(({ card }) => inputs.names.card(card)).join(', ')}
              </span>
            </label>
            <span className="shrink-0 text-right">
              {isSettled ? (
                <NetFigure
                  title={`${subject.name} in a later year`}
                  cents={figuresOf(subject).steady.netCents}
                  lines={figuresOf(subject).steady.lines}
                  names={inputs.names}
                />
              ) : (
                <Skeleton className="h-6 w-16" />
              )}
              <span className="text-muted-foreground block text-sm">a year</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
