import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { ProgramUseNote } from '@/components/program-use-note.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { FactSource } from '@/components/fact-source.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import {
  type CardRow,
  FIRST_OWN_CARD,
  isOfOthers,
  type PointSystemRow,
} from '@/features/catalog/facts/schema.ts';
import { pointSystems, valuations } from '@/features/catalog/facts/tables.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { memberCardsQuery, useMemberInputs } from '@/features/mine/member-cards/queries.ts';
import { CardLink } from '@/components/card-link.tsx';
import { ListedNeeds } from '@/components/card-needs.tsx';
import { ConfidenceMark } from '@/components/confidence-mark.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { toConfidence } from '@/lib/confidence.ts';
import {
  formatAnnualFee,
  formatRate,
  formatCentsPerPoint,
  formatPoints,
  formatWholeDollars,
} from '@/lib/format.ts';
import {
  Section,
  SectionContent,
  SectionHeader,
  SectionTitle,
  TitledSection,
} from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ValueMark } from '@/components/value-mark.tsx';
import { describeKeeping } from '../explain-transfers.ts';
import type { OwnPoints } from '../list-point-systems.ts';
import { nameKind, preferenceNames, preferences } from '../words.ts';
import { useMyPointValues } from '../queries.ts';
import { ExpiryNote } from './expiry-note.tsx';
import { PublishedValues } from './published-values.tsx';
import { TiersSection } from './tiers-section.tsx';
import { useTransferAdvice } from '../use-transfer-view.ts';
import { TransfersSection } from './transfers-section.tsx';

type PointSystemDetailProps = {
  system: PointSystemRow;
  own: OwnPoints | null;
  points: number;
  onPointsChange: (points: number) => void;
};

type EarningCardsProps = {
  system: PointSystemRow;
  cards: readonly CardRow[];
  heldIds: ReadonlySet<number>;
  companyName: (id: number) => string | undefined;
};

function EarningCards({ system, cards, heldIds, companyName }: EarningCardsProps) {
  const sorted = cards.toSorted(
    (a, b) =>
      Number(heldIds.has(b.id)) - Number(heldIds.has(a.id)) ||
      Number(b.opened_to_new) - Number(a.opened_to_new) ||
      a.name.localeCompare(b.name),
  );
  return (
    <TitledSection id="earned-by" title="Cards that earn it">
      {cards.length === 0 ? (
        <p className="text-muted-foreground">
          No card in the catalog earns it; you can only get it by transfer.
        </p>
      ) : (
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
          {sorted.map((card) => (
            <li key={card.id}>
              <CardLink card={card} issuer={companyName(card.company_id) ?? ''}>
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  {formatAnnualFee(card.annual_fee_cents)} ·{' '}
                  {formatRate(card.base_rate, system.unit === 'dollars' ? 'dollars' : 'points')}{' '}
                  base
                  {heldIds.has(card.id) && <Badge tone="primary">Mine</Badge>}
                  {card.is_business && <Badge tone="outline">Business</Badge>}
                  {card.unlocks_transfers && <Badge tone="outline">Unlocks transfers</Badge>}
                  {card.needs_unlock && <Badge tone="outline">Needs an unlocking card</Badge>}
                  {!card.opened_to_new && <Badge tone="outline">Closed to new</Badge>}
                  <ConfidenceMark
                    confidence={toConfidence(card.confidence)}
                    subject={`the facts about ${card.name}`}
                    isCompact
                  />
                  {!heldIds.has(card.id) && <ListedNeeds card={card} />}
                </span>
              </CardLink>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

function ValuesSection({ system }: { system: PointSystemRow }) {
  const { preference, myValueOf } = useMyPointValues();
  const { cards } = useCatalog();
  const isOwn = system.id >= FIRST_OWN_CARD;
  const ownCard = isOwn ? cards.find((card) => card.id === system.id && !isOfOthers(card)) : null;
  const unit = system.unit === 'dollars' ? 'A cent of it' : `One ${system.unit.replace(/s$/, '')}`;
  return (
    <Section>
      <SectionHeader>
        <SectionTitle>{unit} is worth to me</SectionTitle>
        {!isOwn && (
          <Button asChild variant="outline" size="sm">
            <Link to="/app/my-profile" hash="point-values">
              Set my own values
            </Link>
          </Button>
        )}
        {ownCard && (
          <Button asChild variant="outline" size="sm">
            <Link to="/app/credit-cards/$id" params={{ id: ownCard.slug }}>
              Change it on its card
            </Link>
          </Button>
        )}
      </SectionHeader>
      <SectionContent className="grid gap-4">
        <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {preferences.map((each) => {
            const value = myValueOf(system, each);
            return (
              <div key={each}>
                <dt className="text-muted-foreground flex flex-wrap items-center gap-2 text-sm">
                  {preferenceNames[each]}
                  {each === preference && <Badge tone="primary">My preference</Badge>}
                </dt>
                <dd className="text-xl font-semibold">
                  <ValueMark value={value} isExplained />
                </dd>
              </div>
            );
          })}
        </dl>
        {system.untransferable_value !== null && (
          <p className="text-muted-foreground text-sm">
            Without a card that unlocks transfers a point is worth{' '}
            {formatCentsPerPoint(system.untransferable_value)}.
          </p>
        )}
      </SectionContent>
    </Section>
  );
}

export const PointSystemDetail = memo(function PointSystemDetail(props: PointSystemDetailProps) {
  const { system, own, points, onPointsChange } = props;
  const catalog = useCatalog();
  const { data: systems } = useSuspenseQuery(pointSystems.query());
  const { data: published } = useSuspenseQuery(valuations.query());
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());

  const { awards, value } = useTransferAdvice(system, points);
  const verdict = [
    ...(own
      ? [
          `${system.unit === 'dollars' ? 'Your balance is' : `Your ${formatPoints(own.points)} points are`} worth ${formatWholeDollars(own.worthCents)} to you.`,
        ]
      : []),
    ...(awards.length > 0 ? [describeKeeping(value)] : []),
  ];

  const program = useMemberInputs().programUseOf(system);
  const fact = systems.find(({ id }) => id === system.id);
  const companies = new Map(catalog.companies.map((row) => [row.id, row]));
  const heldIds = new Set(
    memberCards.filter(({ status }) => status === 'held').map((card) => card.credit_card_id),
  );
  const earning = catalog.cards.filter((card) => card.point_system_id === system.id);
  const company = system.company_id === null ? undefined : companies.get(system.company_id);
  const parts = catalog.categories.flatMap((category) => category.sub_categories);
  const nameParts = (slugs: readonly string[]) =>
    slugs.map((slug) => parts.find((part) => part.slug === slug)?.name ?? slug).join(', ');
  const companyName = (id: number) => companies.get(id)?.name;

  return (
    <div className="grid gap-8">
      <div>
        <PageHeader
          title={<span translate="no">{system.name}</span>}
          verdict={verdict.join(' ')}
          description={
            <>
              {nameKind(system.kind)}
              {company && (
                <>
                  {' · '}
                  <Link
                    translate="no"
                    to="/app/partners/$id"
                    params={{ id: company.slug }}
                    className="underline underline-offset-4"
                  >
                    {company.name}
                  </Link>
                </>
              )}
            </>
          }
        />
        <ValuesSection system={system} />
      </div>
      {program && (
        <div className="grid gap-1">
          <ProgramUseNote slug={system.slug} name={system.name} judged={program} />
          <p className="text-muted-foreground max-w-prose text-sm">
            Spending that shows you use it: {nameParts(system.used_with)}.
          </p>
        </div>
      )}
      <ExpiryNote system={system} />
      <TransfersSection isLed system={system} points={points} onPointsChange={onPointsChange} />
      <EarningCards system={system} cards={earning} heldIds={heldIds} companyName={companyName} />
      <TiersSection
        tiers={system.point_system_tiers}
        mine={new Set(Object.values(user.pointSystemTiers))}
        companyName={companyName}
      />
      <PublishedValues valuations={published.filter((row) => row.point_system_id === system.id)} />
      {fact && <FactSource fact={fact} table="point_systems" name={system.name} />}
    </div>
  );
});
