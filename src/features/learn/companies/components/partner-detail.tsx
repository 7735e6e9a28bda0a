import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/page-header.tsx';
import { TitledSection } from '@/components/section.tsx';
import type { PointSystemRow } from '@/features/catalog/facts/schema.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { useHeldCardIds } from '@/features/mine/eligibility/queries.ts';
import { alliancesQuery, companiesQuery } from '../queries.ts';
import type { Company } from '../schema.ts';
import { nameCompanyKind } from '../words.ts';
import { CompanyCards, SystemList } from './company-cards.tsx';
import { CompanyFacts } from './company-facts.tsx';

type PartnerDetailProps = {
  company: Company;
  /** Sentence about what the member's points become here; undefined if they don't reach it. */
  verdict: string | undefined;
  /** Draws the transfers of one of the partner's point systems. */
  renderTransfers: (system: PointSystemRow) => ReactNode;
};

export function PartnerDetail({ company, verdict, renderTransfers }: PartnerDetailProps) {
  const catalog = useCatalog();
  const { data: companies } = useSuspenseQuery(companiesQuery());
  const { data: alliances } = useSuspenseQuery(alliancesQuery());
  const heldIds = useHeldCardIds();
  const alliance = alliances.find(({ id }) => id === company.alliance_id);
  const systems = catalog.pointSystems.filter((row) => row.company_id === company.id);
  const systemIds = new Set(systems.map(({ id }) => id));
  const cards = catalog.cards.filter(
    (card) => systemIds.has(card.point_system_id) || card.company_id === company.id,
  );
  return (
    <div className="grid gap-8">
      <div>
        <PageHeader
          title={<span translate="no">{company.name}</span>}
          verdict={verdict}
          description={
            <>
              {nameCompanyKind(company.kind)}
              {alliance && (
                <>
                  {' · '}
                  <Link
                    translate="no"
                    to="/app/alliances/$id"
                    params={{ id: alliance.slug }}
                    className="underline underline-offset-4"
                  >
                    {alliance.name}
                  </Link>
                </>
              )}
            </>
          }
        />
      </div>
      {systems.length > 0 && (
        <TitledSection id="systems" title="Its points, at my values">
          <SystemList systems={systems} />
        </TitledSection>
      )}
      {systems.map((system) => (
        <div key={system.id}>{renderTransfers(system)}</div>
      ))}
      <TitledSection id="cards" title="Cards">
        {cards.length === 0 ? (
          <p className="text-muted-foreground">No card in the catalog earns its points directly.</p>
        ) : (
          <CompanyCards
            cards={cards}
            heldIds={heldIds}
            issuerName={(id) => companies.find((row) => row.id === id)?.name ?? ''}
          />
        )}
      </TitledSection>
      <CompanyFacts company={company} />
    </div>
  );
}
