import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ActivateButton } from '@/features/mine/member-cards/components/activate-button.tsx';
import type { RenderPay } from '@/features/use/best-card/schema.ts';
import { OfferButton } from '@/features/use/card-offers/components/offer-button.tsx';
import { cardOffersQuery } from '@/features/use/card-offers/tables.ts';
import { useOfferChanges } from '@/features/use/card-offers/use-offer-changes.ts';
import { CreditChoice } from '@/features/use/my-benefits/components/credit-choice.tsx';
import { PayButton } from '@/features/mine/purchases/components/pay-button.tsx';

/** Reads the offers before a shop is typed, so that they count without a network. */
export function KeepOffers() {
  useQuery(cardOffersQuery());
  return null;
}

type PayProps = Parameters<RenderPay>[0];

function Pay({ memberCard, card, activation, cardOfferId, ...payment }: PayProps) {
  const offers = useQuery(cardOffersQuery()).data;
  const offer = offers?.find(({ id }) => id === cardOfferId);
  const { countPurchase } = useOfferChanges();
  const cardName = memberCard.nickname ?? card.name;
  const { amountCents } = payment;
  const button = (benefitId: number | null) => (
    <PayButton
      {...payment}
      memberCardId={memberCard.id}
      cardName={cardName}
      benefitId={benefitId}
      {...(offer?.is_added === true &&
        amountCents !== undefined && { onLog: () => countPurchase(offer, amountCents) })}
    />
  );
  return (
    <>
      {activation !== null && (
        <ActivateButton memberCard={memberCard} cardName={cardName} activation={activation} />
      )}
      {amountCents === undefined ? (
        button(null)
      ) : (
        <Suspense fallback={button(null)}>
          <CreditChoice {...payment} key={memberCard.id} memberCardId={memberCard.id}>
            {button}
          </CreditChoice>
        </Suspense>
      )}
      {offer?.is_added === false && <OfferButton row={offer} cardName={cardName} />}
    </>
  );
}

/** Logs a payment with a card, counts its offer, and asks which credit covers it. */
export const renderPay: RenderPay = (payment) => <Pay {...payment} />;
