import { Link } from '@tanstack/react-router';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CardPlate } from '@/components/card-plate.tsx';
import { CardNeeds } from '@/components/card-needs.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatNetwork } from '@/lib/card-terms.ts';
import { getToday } from '@/lib/dates.ts';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { transfersFromQuery } from '../queries.ts';
import type { CreditCardDetail } from '../queries.ts';
import { parseConfidence } from '../parse-names.ts';
import { splitBonuses } from '../split-bonuses.ts';
import { listCurrentTransfers, listTransfersOfCard } from '../list-current-transfers.ts';
import { BenefitsSection } from './benefits-section.tsx';
import { CardBadges } from './card-badges.tsx';
import { CardFacts } from './card-facts.tsx';
import { EarningSection, PastFacts } from './earning-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { BonusTable } from './bonus-table.tsx';
import { FactSection } from './fact-section.tsx';
import { TransferTable } from './transfer-table.tsx';

function BonusSection({ card }: { card: CreditCardDetail }) {
  const { current, past } = splitBonuses(card.signup_bonuses, getToday());
  if (current.length + past.length === 0) return null;
  const description =
    current.length === 0
      ? 'No offer is known at the moment.'
      : current.length === 1
        ? undefined
        : 'Several offers are known: which one you get depends on where you apply.';
  return (
    <FactSection title="Sign-up bonus" description={description}>
      {current.length > 0 && <BonusTable card={card} label="Today’s offers" bonuses={current} />}
      {past.length > 0 && (
        <PastFacts summary={`Past offers (${past.length})`}>
          <BonusTable card={card} label="Past offers" bonuses={past} isPast />
        </PastFacts>
      )}
    </FactSection>
  );
}

function TransfersSection({ card }: { card: CreditCardDetail }) {
  const query = useQuery(transfersFromQuery(card.point_systems.id));
  if (query.isPending) return <ListSkeleton label="Loading the transfer partners" rows={3} />;
  if (query.isError) {
    return <ErrorState title="The transfer partners could not be loaded" query={query} />;
  }
  const transfers = listTransfersOfCard(listCurrentTransfers(query.data, getToday()), card.id);
  if (transfers.length === 0) return null;
  return (
    <FactSection
      title="Transfer partners"
      description={
        card.needs_unlock
          ? `This card alone cannot transfer its points: you must also hold a card that unlocks ${card.point_systems.name}.`
          : `Where ${card.point_systems.name} points can go.`
      }
    >
      <TransferTable from={card.point_systems.name} transfers={transfers} />
    </FactSection>
  );
}

type CardDetailProps = {
  card: CreditCardDetail;
  /** The list it belongs to. */
  listPath?: '/credit-cards' | '/app/credit-cards';
  mine?: ReactNode;
  /** Changes of its facts. */
  history?: ReactNode;
  ownRates?: ReactNode;
  ownValueOf?: (benefit: CreditCardDetail['credit_card_benefits'][number]) => ReactNode;
};

export function CardDetail(props: CardDetailProps) {
  const { card, listPath = '/credit-cards', mine, history, ownRates, ownValueOf } = props;
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
          <h1
            translate="no"
            className="text-2xl leading-8 font-semibold tracking-tight text-balance"
          >
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
          {history}
        </div>
      </div>
    </article>
  );
}
