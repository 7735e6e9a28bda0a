import { LedgerSection } from '@/components/ledger-section.tsx';

type WalletDifferenceProps = {
  title: string;
  /** Net values a year, in cents. */
  withCents: number;
  withoutCents: number;
};

export function WalletDifference({ title, withCents, withoutCents }: WalletDifferenceProps) {
  return (
    <LedgerSection
      title={title}
      rows={[
        {
          key: 'with',
          label: 'Wallet with this card',
          detail: 'what you keep in a year, after its fee',
          valueCents: withCents,
        },
        {
          key: 'without',
          label: 'Wallet without it',
          detail: 'what you keep in a year, with spending moved to the best of the rest',
          valueCents: 0 - withoutCents,
        },
      ]}
    />
  );
}
