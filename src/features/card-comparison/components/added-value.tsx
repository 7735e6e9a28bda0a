import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { formatWholeDollars } from '@/lib/format.ts';
import type { CardFigures } from '../create-card-figures.ts';

type AddedValueProps = { name: string; figures: CardFigures };

/** The difference a card makes to the wallet, as the two wallets it is the difference of. */
export function AddedValue({ name, figures: { added, isHeld } }: AddedValueProps) {
  const cents = added.withCents - added.withoutCents;
  return (
    <>
      <LedgerDialog
        figure={`${cents >= 50 ? '+' : ''}${formatWholeDollars(cents)}`}
        title={`What ${name} adds to my cards`}
        description="The best your cards can do together in a typical year, with this card and without it."
      >
        <LedgerSection
          title="What it adds"
          rows={[
            {
              key: 'with',
              label: 'My cards with it',
              detail: 'what you keep in a year',
              valueCents: added.withCents,
            },
            {
              key: 'without',
              label: 'My cards without it',
              detail: 'what you keep in a year, with spending moved to the best of the rest',
              valueCents: 0 - added.withoutCents,
            },
          ]}
        />
      </LedgerDialog>
      {isHeld && (
        <Badge tone="primary" className="ml-2 align-middle">
          held
        </Badge>
      )}
    </>
  );
}
