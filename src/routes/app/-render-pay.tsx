import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { RenderPay } from '@/features/use/best-card/describe-payment.ts';
import { ActivateButton } from '@/features/mine/member-cards/components/activate-button.tsx';
import { OfferButton } from '@/features/use/card-offers/components/offer-button.tsx';
import { cardOffersQuery } from '@/features/use/card-offers/queries.ts';
import { CreditChoice } from '@/features/use/my-benefits/components/credit-choice.tsx';
import { PayButton } from '@/features/mine/purchases/components/pay-button.tsx';

/** Reads the offers before a shop is typed, so that they count without a network. */
export function KeepOffers() {
  useQuery(cardOffersQuery());
  return null;
}

/** Logs a payment with a card and asks which credit covers it. */
export const renderPay: RenderPay = ({ memberCard, card, activation, cardOfferId, ...payment }) => {
  const button = (benefitId: number | null) => (
    <PayButton
      {...payment}
      memberCardId={memberCard.id}
      cardName={memberCard.nickname ?? card.name}
      benefitId={benefitId}
    />
  );
  const pay =
    payment.amountCents !== undefined ? (
      <Suspense fallback={button(null)}>
        <CreditChoice {...payment} key={memberCard.id} memberCardId={memberCard.id}>
          {button}
        </CreditChoice>
      </Suspense>
    ) : (
      button(null)
    );
  if (activation === null && cardOfferId === null) return pay;
  return (
    <>
      {activation !== null && (
        <ActivateButton
          memberCard={memberCard}
          cardName={memberCard.nickname ?? card.name}
          activation={activation}
        />
      )}
      {pay}
      {cardOfferId !== null && (
        <OfferButton
          offerId={cardOfferId}
          cardName={memberCard.nickname ?? card.name}
          amountCents={payment.amountCents}
        />
      )}
    </>
  );
};
