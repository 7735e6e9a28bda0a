import { CardPlate } from '@/components/card-plate.tsx';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { formatNetwork } from '@/lib/card-terms.ts';
import { formatCount } from '@/lib/format.ts';
import { describePart, listParts } from '../describe-page.ts';
import type { SharedWallet } from '../schema.ts';
import type { ShownCards } from '../use-shown-cards.ts';

/** The cards of a shared wallet, each with what it brings after its fee. */
export function OpenedWallet({ wallet, cardOf }: { wallet: SharedWallet; cardOf: ShownCards }) {
  return (
    <Section aria-labelledby="shared-cards">
      <SectionHeader>
        <SectionTitle id="shared-cards">{formatCount(wallet.cards.length, 'card')}</SectionTitle>
        <p className="text-muted-foreground text-sm leading-6">
          What each keeps {wallet.isFirstYear ? 'in the first year' : 'a year'}
        </p>
      </SectionHeader>
      <ul
        aria-labelledby="shared-cards"
        className="grid gap-x-9 gap-y-4 pt-3 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3"
      >
        {listParts(wallet).map((part, index) => {
          const { card, issuer } = cardOf(part.card);
          return (
            <li
              key={index}
              className="grid grid-cols-[6rem_minmax(0,1fr)] content-start gap-x-3.5 sm:grid-cols-1"
            >
              <CardPlate
                card={card}
                issuer={issuer}
                network={formatNetwork(card.network)}
                className="row-span-2 block w-full"
              />
              <h2 translate="no" className="leading-6 font-semibold sm:pt-3.5 sm:text-lg">
                {card.name}
              </h2>
              <p className="text-muted-foreground text-sm sm:text-base">{describePart(part)}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
