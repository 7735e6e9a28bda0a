import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerLines } from '@/components/ledger-lines.tsx';
import type { LedgerNames } from '@/components/ledger-names.ts';
import { LedgerSection } from '@/components/ledger-section.tsx';
import type { WalletValue } from '@/domain/rewards/valuation/wallet-value.ts';
import { formatWholeDollars } from '@/lib/format.ts';
import * as texts from '../texts.ts';

type MarginalFigureProps = {
  name: string;
  wholeCents: number;
  /** The wallet without the card. */
  without: WalletValue;
  names: LedgerNames;
};

/** What a wallet would lose without one of its cards; opens to the wallet without it. */
export function MarginalFigure({ name, wholeCents, without, names }: MarginalFigureProps) {
  return (
    <LedgerDialog
      figure={formatWholeDollars(wholeCents - without.netCents)}
      title={texts.whatTheWalletWouldLose(name)}
      description={texts.itsSpendingMovesToThe}
      className="font-medium"
    >
      <LedgerSection
        title={texts.lostInAYear}
        rows={[
          { key: 'whole', label: texts.theWallet, detail: texts.netValue, valueCents: wholeCents },
          {
            key: 'without',
            label: texts.without(name),
            detail: texts.netValue,
            valueCents: 0 - without.netCents,
          },
        ]}
      />
      <details>
        <summary className="text-primary w-fit cursor-pointer py-1 font-medium">
          {texts.withoutItEveryLine}
        </summary>
        <div className="pt-2">
          <LedgerLines lines={without.lines} names={names} showCards />
        </div>
      </details>
    </LedgerDialog>
  );
}
