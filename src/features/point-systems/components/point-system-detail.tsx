import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { ProgramUseNote } from '@/components/program-use-note.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { FactSource } from '@/components/fact-source.tsx';
import { useCatalog } from '@/features/catalog/queries.ts';
import type { PointSystemRow } from '@/features/catalog/schema.ts';
import { pointSystems, valuations } from '@/features/catalog/tables.ts';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { memberCardsQuery, useMemberInputs } from '@/features/member-cards/queries.ts';
import { nameKind } from '../words.ts';
import { EarningCards } from './earning-cards.tsx';
import { ExpiryNote } from './expiry-note.tsx';
import { PublishedValues } from './published-values.tsx';
import { TiersSection } from './tiers-section.tsx';
import { TransfersSection } from './transfers-section.tsx';
import { ValuesSection } from './values-section.tsx';

type PointSystemDetailProps = {
  system: PointSystemRow;
  points: number;
  onPointsChange: (points: number) => void;
};

export const PointSystemDetail = memo(function PointSystemDetail(props: PointSystemDetailProps) {
  const { system, points, onPointsChange } = props;
  const catalog = useCatalog();
  const { data: systems } = useSuspenseQuery(pointSystems.query());
  const { data: published } = useSuspenseQuery(valuations.query());
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { data: memberCards } = useSuspenseQuery(memberCardsQuery());

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
          title={system.name}
          description={
            <>
              {nameKind(system.kind)}
              {company && (
                <>
                  {' · '}
                  <Link
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
      <TransfersSection system={system} points={points} onPointsChange={onPointsChange} />
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
