import { NameLink } from '@/components/name-link.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { TitledSection } from '@/components/section.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { useApplicationRules } from '@/features/mine/eligibility/tables.ts';
import { formatCount } from '@/lib/format.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import {
  useCardStanding,
  useHeldCardIds,
  useRuleStandings,
} from '@/features/mine/eligibility/queries.ts';
import type { Company } from '../schema.ts';
import { nameCompanyKind } from '../words.ts';
import { CompanyCards, SystemList } from './company-cards.tsx';
import { CompanyFacts } from './company-facts.tsx';

function IssuerRules({ companyId }: { companyId: number }) {
  const data = useApplicationRules();
  const { standings, wordsOfRule } = useRuleStandings();
  const rules = data.rules.filter((rule) => rule.company_id === companyId);
  if (rules.length === 0) {
    return <p className="text-muted-foreground">No application rule of this issuer is known.</p>;
  }
  return (
    <ul className="border-foreground divide-y border-t">
      {rules.map((rule) => {
        const standing = standings.get(rule.slug);
        const words = standing && wordsOfRule(standing);
        return (
          <li key={rule.id} className="grid gap-1 py-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <NameLink to="/app/application-rules/$id" params={{ id: rule.slug }}>
                {rule.title}
              </NameLink>
              {words && <StandingBadge tone={words.tone}>{words.text}</StandingBadge>}
            </div>
            <p className="text-muted-foreground text-sm">
              {rule.explanation}{' '}
              <ReportFactButton
                isCompact
                fact={{ table: 'rules', id: rule.id, subject: `the rule “${rule.title}”` }}
              />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

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
      <TitledSection id="rules" title="Application rules and my standing">
        <IssuerRules companyId={company.id} />
      </TitledSection>
      <TitledSection id="cards" title="Cards">
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
      </TitledSection>
      <TitledSection id="systems" title="Points they earn, at my values">
        <SystemList systems={systems} />
      </TitledSection>
    </div>
  );
}
