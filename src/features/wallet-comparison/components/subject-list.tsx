import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import type { Subject } from '../schema.ts';
import type { WalletFigures } from '../wallet-figures.ts';

type SubjectListProps = {
  subjects: readonly Subject[];
  chosen: readonly Subject[];
  isFull: boolean;
  figuresOf: (subject: Subject) => WalletFigures;
  inputs: ValuationInputs;
  onToggle: (subject: Subject) => void;
};

/** Every set of cards with its value; ticking puts it beside the others. */
export function SubjectList(props: SubjectListProps) {
  const { subjects, chosen, isFull, figuresOf, inputs, onToggle } = props;
  return (
    <ul aria-label="Wallets to compare" className="bg-card divide-y rounded-md border">
      {subjects.map((subject) => {
        const isChosen = chosen.includes(subject);
        const figures = figuresOf(subject);
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
              <LedgerDialog
                figure={formatWholeDollars(figures.steady.netCents)}
                title={`${subject.name} in a later year`}
              >
                <LedgerLines lines={figures.steady.lines} names={inputs.names} showCards />
              </LedgerDialog>
              <span className="text-muted-foreground block text-sm">a year</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
