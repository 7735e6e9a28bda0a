import { Link } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardPlate } from '@/components/card-plate.tsx';
import { CardNeeds } from '@/components/card-needs.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CreditCardDetail } from '../queries.ts';
import { formatNetwork } from '@/lib/card-terms.ts';
import { parseConfidence } from '../parse-names.ts';
import { BenefitsSection } from './benefits-section.tsx';
import { BonusSection } from './bonus-section.tsx';
import { CardBadges } from './card-badges.tsx';
import { CardFacts } from './card-facts.tsx';
import { EarningSection } from './earning-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { TransfersSection } from './transfers-section.tsx';

type CardDetailProps = {
  card: CreditCardDetail;
  /** The list it belongs to. */
  listPath?: '/credit-cards' | '/app/credit-cards';
  mine?: ReactNode;
  ownRates?: ReactNode;
  ownValueOf?: (benefit: CreditCardDetail['credit_card_benefits'][number]) => ReactNode;
};

export function CardDetail(props: CardDetailProps) {
  const { card, listPath = '/credit-cards', mine, ownRates, ownValueOf } = props;
  return (
    <article className="@container grid gap-6">
      <Link
        to={listPath}
        className="text-muted-foreground hover:text-foreground inline-flex min-h-6 w-fit items-center gap-1 text-sm"
      >
        <ArrowLeft aria-hidden className="size-4" />
        All cards
      </Link>
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <CardPlate
          card={card}
          issuer={card.companies.name}
          network={formatNetwork(card.network)}
          className="w-48 sm:w-64"
        />
        <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
          <h1 className="text-2xl leading-8 font-semibold tracking-tight text-balance">
            {card.name}
          </h1>
          <p className="text-muted-foreground">
            {card.companies.name} · {card.point_systems.name}
          </p>
          <div className="flex flex-wrap items-center gap-1">
            <CardBadges card={card} />
            <ConfidenceMark
              confidence={parseConfidence(card.confidence)}
              subject={`the facts about ${card.name}`}
            />
          </div>
          <CardNeeds
            needs={card.credit_card_requirements.map(({ requirements, confidence }) => ({
              ...requirements,
              confidence: parseConfidence(confidence),
            }))}
          />
        </div>
        {card.website_url && (
          <Button asChild variant="outline">
            <a href={card.website_url} target="_blank" rel="noreferrer">
              Issuer’s page
              <ExternalLink aria-hidden />
            </a>
          </Button>
        )}
      </header>
      {mine}
      <div className="grid gap-8 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
        {/* In the order of a narrow screen, so that a page arriving in pieces only grows at its end. */}
        <CardFacts card={card} />
        <div className="grid min-w-0 content-start gap-8 @4xl:col-start-1 @4xl:row-start-1">
          <EarningSection card={card} ownRates={ownRates} />
          <BonusSection card={card} />
          <BenefitsSection card={card} ownValueOf={ownValueOf} />
          <RulesSection card={card} />
          <TransfersSection card={card} />
        </div>
      </div>
    </article>
  );
}
