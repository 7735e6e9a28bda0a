import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import type { CardFigures } from '../create-card-figures.ts';

type AddedFigureProps = { figure: string; name: string; figures: CardFigures };

export function AddedFigure({ figure, name, figures }: AddedFigureProps) {
  const { withCents, withoutCents } = figures.added;
  return (
    <LedgerDialog
      figure={figure}
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
            valueCents: withCents,
          },
          {
            key: 'without',
            label: 'My cards without it',
            detail: 'what you keep in a year, with spending moved to the best of the rest',
            valueCents: 0 - withoutCents,
          },
        ]}
      />
    </LedgerDialog>
  );
}
