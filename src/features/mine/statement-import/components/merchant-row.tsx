import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Combobox, type ComboboxOption } from '@/components/ui/combobox.tsx';
import type { GuessedBy } from '@/domain/statement/guess-sub-category.ts';
import { describeExclusion } from '@/domain/statement/describe-statement.ts';
import { formatCount, formatExactCents } from '@/lib/format.ts';
import { type MerchantGroup, NOT_SPENDING } from '../schema.ts';

type MerchantRowProps = {
  merchant: MerchantGroup;
  options: readonly ComboboxOption[];
  onDecide: (decision: string) => void;
  /** A way back from the member's correction. */
  children: ReactNode;
};

const sureness: Readonly<
  Record<GuessedBy, { tone: 'primary' | 'neutral' | 'caution'; text: string }>
> = {
  correction: { tone: 'primary', text: 'Your choice' },
  merchant: { tone: 'primary', text: 'Sure: known merchant' },
  code: { tone: 'primary', text: 'Sure: merchant code' },
  'bank-category': { tone: 'neutral', text: 'Likely: bank’s category' },
  'shop-word': { tone: 'caution', text: 'Guess: from a word' },
  'name-cut-off': { tone: 'caution', text: 'Guess: from a shortened name' },
};

function Sureness({ treatment }: { treatment: MerchantGroup['treatment'] }) {
  switch (treatment.kind) {
    case 'unknown':
      return <Badge tone="destructive">Not sorted</Badge>;
    case 'counted': {
      const { tone, text } = sureness[treatment.by];
      return <Badge tone={tone}>{text}</Badge>;
    }
    case 'left-out':
      return (
        <span>
          {treatment.why === 'decision' ? 'You left it out.' : describeExclusion(treatment.why)}
        </span>
      );
  }
}

/** A merchant of the statements: the guess, its certainty, and a way to correct it. */
export function MerchantRow({ merchant, options, onDecide, children }: MerchantRowProps) {
  const { treatment } = merchant;
  const value =
    treatment.kind === 'counted'
      ? treatment.subCategory
      : treatment.kind === 'left-out'
        ? NOT_SPENDING
        : undefined;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-2.5 sm:grid-cols-[minmax(0,1fr)_7.5rem_16rem]">
      <div className="min-w-0">
        <p className="truncate font-medium">{merchant.description}</p>
        <div className="text-muted-foreground flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          <span>{formatCount(merchant.lines, 'line')}</span>
          <Sureness treatment={treatment} />
          {children}
        </div>
      </div>
      <p className="text-right">{formatExactCents(merchant.netCents)}</p>
      <Combobox
        label={`Sub-category of ${merchant.description}`}
        options={options}
        value={value}
        placeholder="Choose a sub-category"
        onValueChange={onDecide}
        className="col-span-2 sm:col-span-1"
      />
    </li>
  );
}
