import type { ReactNode } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { ReturnFigure } from '@/components/return-figure.tsx';
import type { SharedHolder } from '@/features/mine/household/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { describeCapsLeft } from '../list-caps-left.ts';
import { describeCarrier, describeConditional, describeOfferCaps } from '../describe-offer.ts';
import { describeDeal, extrasOf, type Usable } from '../describe-deal.ts';
import type { OwnCard } from '../schema.ts';
import { OfferWhy } from './offer-why.tsx';

type OtherCardsProps = {
  /** The other held cards, the runner-up first. */
  offers: readonly Usable[];
  /** Held cards that cannot be used there, and why. */
  refused: readonly (OwnCard & { readonly reason: string })[];
  renderPay: (usable: Usable) => ReactNode;
  people: readonly SharedHolder[];
  isHousehold: boolean;
  subject: string;
  inputs: ValuationInputs;
  amountCents: number;
};

export function OtherCards(props: OtherCardsProps) {
  const { offers, refused, renderPay, people, isHousehold, subject, inputs, amountCents } = props;
  const { names, rows } = inputs;
  const issuerOf = (companyId: number) => rows.companies.find(({ id }) => id === companyId)?.name;
  if (offers.length + refused.length === 0) return null;
  return (
    <ul
      aria-label={isHousehold ? 'Other cards of your household' : 'Your other cards'}
      className="divide-y border-t"
    >
      {offers.map(({ offer, entry, deal }) => (
        <li key={offer.id} className="flex items-start justify-between gap-3 py-2">
          <CardIdentity
            card={offer.row}
            issuer={issuerOf(offer.row.company_id) ?? ''}
            title={entry.memberCard.nickname ?? offer.row.name}
          >
            {people.length > 0 && (
              <span>{describeCarrier(people, entry.memberCard.person_id)}</span>
            )}
            <span className="basis-full">
              <OfferWhy offer={offer} names={names} />
            </span>
            {[
              ...describeDeal(deal, names, amountCents),
              ...describeConditional(offer, amountCents),
            ].map((text) => (
              <span key={text} className="basis-full">
                {text}
              </span>
            ))}
            {describeCapsLeft(offer, entry.memberCard, names, inputs.date).map((text) => (
              <span key={text} className="basis-full">
                {text}
              </span>
            ))}
          </CardIdentity>
          <div className="grid shrink-0 justify-items-end gap-2">
            <ReturnFigure
              offer={offer}
              cardName={entry.memberCard.nickname ?? offer.row.name}
              caps={describeOfferCaps(offer, names)}
              subject={subject}
              amountCents={amountCents}
              names={names}
              extras={extrasOf(deal)}
              className="font-semibold"
            />
            {offer.carrier === undefined && renderPay({ offer, entry, deal })}
          </div>
        </li>
      ))}
      {refused.map(({ memberCard, card, reason }) => (
        <li key={memberCard.id} className="py-2">
          <CardIdentity
            card={card}
            issuer={issuerOf(card.company_id) ?? ''}
            title={memberCard.nickname ?? card.name}
          >
            {people.length > 0 && <span>{describeCarrier(people, memberCard.person_id)}</span>}
            <span className="basis-full">{reason}</span>
          </CardIdentity>
        </li>
      ))}
    </ul>
  );
}
