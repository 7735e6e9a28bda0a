import { Badge } from '@/components/ui/badge.tsx';
import { Combobox, type ComboboxOption } from '@/components/ui/combobox.tsx';
import type { GuessedBy } from '@/features/statement-import/statement/guess-sub-category.ts';
import { describeExclusion } from '@/features/statement-import/statement/describe-statement.ts';
import { formatCount, formatExactCents } from '@/lib/format.ts';
import { type MerchantGroup, NOT_SPENDING } from '../schema.ts';
import * as texts from '../texts.ts';

type MerchantRowProps = {
  merchant: MerchantGroup;
  options: readonly ComboboxOption[];
  onDecide: (decision: string) => void;
};

const sureness: Readonly<
  Record<GuessedBy, { tone: 'primary' | 'neutral' | 'caution'; text: string }>
> = {
  correction: { tone: 'primary', text: texts.youSaidSo },
  merchant: { tone: 'primary', text: texts.sureKnownMerchant },
  code: { tone: 'primary', text: texts.sureMerchantCode },
  'bank-category': { tone: 'neutral', text: texts.likelyBanksCategory },
  'shop-word': { tone: 'caution', text: texts.guessByAWord },
  'name-cut-off': { tone: 'caution', text: texts.guessANameCutOff },
};

function Sureness({ treatment }: { treatment: MerchantGroup['treatment'] }) {
  switch (treatment.kind) {
    case 'unknown':
      return <Badge tone="destructive">{texts.notSortedLabel}</Badge>;
    case 'counted': {
      const { tone, text } = sureness[treatment.by];
      return <Badge tone={tone}>{text}</Badge>;
    }
    case 'left-out':
      return (
        <span>
          {treatment.why === 'decision' ? texts.leftOutByYou : describeExclusion(treatment.why)}
        </span>
      );
  }
}

/** A merchant of the statements: what was guessed, how sure, and the place to say otherwise. */
export function MerchantRow({ merchant, options, onDecide }: MerchantRowProps) {
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
          <span>{formatCount(merchant.lines, texts.line)}</span>
          <Sureness treatment={treatment} />
        </div>
      </div>
      <p className="text-right">{formatExactCents(merchant.netCents)}</p>
      <Combobox
        label={texts.subCategoryOf(merchant.description)}
        options={options}
        value={value}
        placeholder={texts.chooseASubCategory}
        onValueChange={onDecide}
        className="col-span-2 sm:col-span-1"
      />
    </li>
  );
}
