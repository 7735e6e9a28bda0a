import type { ReactNode } from 'react';
import { CardArt } from '@/components/card-art.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { ReturnFigure } from '@/components/return-figure.tsx';
import { Progress } from '@/components/ui/progress.tsx';
import type { SharedHolder } from '@/features/mine/household/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { formatCents, formatExactCents } from '@/lib/format.ts';
import { listCapsLeft } from '../list-caps-left.ts';
import {
  describeCarrier,
  describeConditional,
  describeOfferCaps,
  nameBest,
} from '../describe-offer.ts';
import { type Deal, describeDeal, extrasOf } from '../describe-deal.ts';
import type { Offer } from '../find-offers.ts';
import type { OwnCard } from '../schema.ts';
import { OfferWhy } from './offer-why.tsx';

type AnswerCardProps = {
  offer: Offer;
  deal: Deal;
  entry: OwnCard;
  people: readonly SharedHolder[];
  subject: string;
  inputs: ValuationInputs;
  amountCents: number;
  children?: ReactNode;
};

export function AnswerCard(props: AnswerCardProps) {
  const { offer, deal, entry, people, subject, inputs, amountCents, children } = props;
  const { names } = inputs;
  const { row } = offer;
  const issuer = inputs.rows.companies.find(({ id }) => id === row.company_id)?.name ?? '';
  const name = entry.memberCard.nickname ?? row.name;
  const caps = describeOfferCaps(offer, names);
  // How much others have used of a limit is unknown here.
  const isOwn = offer.carrier === undefined;
  const capsLeft = isOwn ? listCapsLeft(offer, entry.memberCard, names, inputs.date) : [];
  const carrier = describeCarrier(people, entry.memberCard.person_id);
  return (
    <section aria-label={nameBest(offer)} className="grid gap-3">
      <div className="flex items-start gap-4">
        <CardArt card={row} issuer={issuer} isMiddle className="w-24 sm:w-40" />
        <div className="grid min-w-0 gap-0.5">
          <h3
            translate={entry.memberCard.nickname === null ? 'no' : undefined}
            className="font-serif text-2xl leading-tight font-medium text-balance sm:text-3xl"
          >
            {name}
          </h3>
          <p className="text-muted-foreground flex flex-wrap items-center gap-x-2">
            {name === row.name ? !name.startsWith(issuer) && issuer : row.name}
            {row.confidence === 'low' && (
              <ConfidenceMark confidence="low" subject={row.name} isCompact />
            )}
          </p>
          {carrier !== null && <p className="font-medium">{carrier}</p>}
          <p className="flex flex-wrap items-baseline gap-x-3 pt-1">
            <ReturnFigure
              offer={offer}
              cardName={name}
              caps={caps}
              subject={subject}
              amountCents={amountCents}
              names={names}
              extras={extrasOf(deal)}
              className="font-serif text-4xl font-medium sm:text-5xl"
            />
            <span>
              {formatExactCents(deal.totalCents)} back on {formatCents(amountCents)}
            </span>
          </p>
        </div>
      </div>
      {describeDeal(deal, names, amountCents).map((text) => (
        <p key={text} className="bg-primary-soft rounded-md px-3 py-2">
          {text}
        </p>
      ))}
      <div className="grid gap-1.5 text-sm">
        <p className="text-muted-foreground">
          <OfferWhy offer={offer} names={names} />
          {[...(isOwn ? [] : caps), ...describeConditional(offer, amountCents)].map((note) => (
            <span key={note} className="block">
              {note}
            </span>
          ))}
        </p>
        {capsLeft.map(({ cap, left, limit, text }) => (
          <div key={cap} className="grid max-w-md gap-1">
            <p>{text}</p>
            <Progress value={left} max={limit} label={`Left of the limit of ${name}`} />
          </div>
        ))}
      </div>
      {children}
    </section>
  );
}
