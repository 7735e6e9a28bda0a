import { LedgerLines } from '@/components/ledger-lines.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import type { HeldCard, ValuedYear } from '@/domain/rewards/problem.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';

type AddedLinesProps = {
  slug: string;
  year: ValuedYear;
  held: readonly HeldCard[];
  inputs: ValuationInputs;
};

export function AddedLines({ slug, year, held, inputs }: AddedLinesProps) {
  const context = contextOf(inputs.problemOf(year, held));
  const mine = held.find(({ card }) => card === slug);
  const whole = mine ? held : [...held, { id: `+${slug}`, card: slug, selected: {} }];
  const others = whole.filter((each) => each !== (mine ?? whole.at(-1)));
  const wallets = [
    {
      key: 'with',
      label: 'My cards with it',
      sign: 1,
      lines: valueWalletIn(context, whole).lines,
    },
    {
      key: 'without',
      label: 'My cards without it',
      sign: -1,
      lines: valueWalletIn(context, others).lines,
    },
  ].map((wallet) => ({
    ...wallet,
    cents: wallet.lines.reduce((sum, { valueCents }) => sum + valueCents, 0),
  }));
  return (
    <div className="grid gap-4">
      <LedgerSection
        title="What it adds in a year"
        rows={wallets.map(({ key, label, sign, cents }) => ({
          key,
          label,
          detail: sign > 0 ? 'net value' : 'net value, with spending moved to the best of the rest',
          valueCents: sign * cents,
        }))}
      />
      {wallets.map(({ key, label, lines }) => (
        <details key={key}>
          <summary className="text-primary w-fit cursor-pointer py-1 font-medium">
            {label}: every line
          </summary>
          <div className="pt-2">
            <LedgerLines lines={lines} names={inputs.names} showCards />
          </div>
        </details>
      ))}
    </div>
  );
}
