import { LedgerSection } from '@/components/ledger-section.tsx';
import * as texts from './texts.ts';

type WalletDifferenceProps = {
  title: string;
  /** Net values a year, in cents. */
  withCents: number;
  withoutCents: number;
};

/** The difference that a card makes to a wallet, as the two sums it comes from. */
export function WalletDifference({ title, withCents, withoutCents }: WalletDifferenceProps) {
  return (
    <LedgerSection
      title={title}
      rows={[
        {
          key: 'with',
          label: texts.walletWithThisCard,
          detail: texts.whatYouKeepInAYear,
          valueCents: withCents,
        },
        {
          key: 'without',
          label: texts.walletWithoutIt,
          detail: texts.whatYouKeepInAYearWith,
          valueCents: 0 - withoutCents,
        },
      ]}
    />
  );
}
