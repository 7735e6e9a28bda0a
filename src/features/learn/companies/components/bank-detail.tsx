import { PageHeader } from '@/components/page-header.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { formatCount } from '@/lib/format.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { useCardStanding, useHeldCardIds } from '@/features/mine/eligibility/queries.ts';
import type { Company } from '../schema.ts';
import { nameCompanyKind } from '../words.ts';
import { CompanyCards } from './company-cards.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { IssuerRules } from './issuer-rules.tsx';
import { SystemList } from './system-list.tsx';

export function BankDetail({ company }: { company: Company }) {
  const catalog = useCatalog();
  const standingOf = useCardStanding();
  const heldIds = useHeldCardIds();
  const cards = catalog.cards.filter((card) => card.company_id === company.id);
  const systemIds = new Set(cards.map((card) => card.point_system_id));
  const systems = catalog.pointSystems.filter(
    (row) => row.company_id === company.id || systemIds.has(row.id),
  );
  const held = cards.filter(({ id }) => heldIds.has(id)).length;
  return (
    <div className="grid gap-8">
      <div>
        <PageHeader
          title={<span translate="no">{company.name}</span>}
          description={`${nameCompanyKind(company.kind)} · ${formatCount(cards.length, 'card')}${held > 0 ? `, of which I hold ${held}` : ''}`}
        />
        <CompanyFacts company={company} />
      </div>
      <section aria-labelledby="rules" className="grid gap-3">
        <h2 id="rules" className="text-lg font-semibold">
          Application rules and my standing
        </h2>
        <IssuerRules companyId={company.id} />
      </section>
      <section aria-labelledby="cards" className="grid gap-3">
        <h2 id="cards" className="text-lg font-semibold">
          Cards
        </h2>
        <CompanyCards
          cards={cards}
          heldIds={heldIds}
          issuerName={() => company.name}
          noteOf={(card) => {
            const words = standingOf(card);
            if (words.isMarked === true) return null;
            return <StandingBadge tone={words.tone}>{words.text}</StandingBadge>;
          }}
        />
      </section>
      <section aria-labelledby="systems" className="grid gap-3">
        <h2 id="systems" className="text-lg font-semibold">
          Points they earn, at my values
        </h2>
        <SystemList systems={systems} />
      </section>
    </div>
  );
}
