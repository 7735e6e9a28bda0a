import { LedgerDialog } from '@/components/ledger-dialog.tsx';
import { LedgerSection } from '@/components/ledger-section.tsx';
import type { CardFigures } from '../create-card-figures.ts';
import * as texts from '../texts.ts';

type AddedFigureProps = { figure: string; name: string; figures: CardFigures };

/** The difference a card makes to the wallet, as the two wallets it is the difference of. */
export function AddedFigure({ figure, name, figures }: AddedFigureProps) {
  const { withCents, withoutCents } = figures.added;
  return (
    <LedgerDialog
      figure={figure}
      title={texts.whatAddsToMyCards(name)}
      description={texts.theBestYourCardsCan}
    >
      <LedgerSection
        title={texts.whatItAdds}
        rows={[
          {
            key: 'with',
            label: texts.myCardsWithIt,
            detail: texts.whatYouKeepInA,
            valueCents: withCents,
          },
          {
            key: 'without',
            label: texts.myCardsWithoutIt,
            detail: texts.whatYouKeepInAYear,
            valueCents: 0 - withoutCents,
          },
        ]}
      />
    </LedgerDialog>
  );
}
