import { NameLink } from '@/components/name-link.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { ReportFactButton } from '@/components/report-fact-button.tsx';
import { TitledSection } from '@/components/section.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import { countRules } from '@/features/mine/eligibility/public.ts';
import type { RuleRow, StandingWords } from '@/features/mine/eligibility/schema.ts';
import { useApplicationRules } from '@/features/mine/eligibility/tables.ts';
import { formatCount } from '@/lib/format.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import {
  useCardStanding,
  useHeldCardIds,
  useRuleStandings,
} from '@/features/mine/eligibility/queries.ts';
import { describeIssuer } from '../list-companies.ts';
import type { Company } from '../schema.ts';
import { nameCompanyKind } from '../words.ts';
import { CompanyCards, SystemList } from './company-cards.tsx';
import { CompanyFacts } from './company-facts.tsx';

type RuleLineProps = { rule: RuleRow; words: StandingWords | undefined };

function RuleLine({ rule, words }: RuleLineProps) {
  return (
    <li className="grid gap-1 py-3">
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
}

/** The rules that matter today, and those that stand in nobody's way behind one press. */
function IssuerRules({ rules }: { rules: readonly RuleRow[] }) {
  const { standings, wordsOfRule } = useRuleStandings();
  if (rules.length === 0) {
    return <p className="text-muted-foreground">No application rule of this issuer is known.</p>;
  }
  const lines = rules.map((rule) => {
    const standing = standings.get(rule.slug);
    return { rule, isClear: standing?.kind === 'clear', words: standing && wordsOfRule(standing) };
  });
  const clear = lines.filter(({ isClear }) => isClear);
  const list = (of: typeof lines) => (
    <ul className="divide-y">
      {of.map(({ rule, words }) => (
        <RuleLine key={rule.id} rule={rule} words={words} />
      ))}
    </ul>
  );
  return (
    <div className="border-foreground grid border-t">
      {list(lines.filter(({ isClear }) => !isClear))}
      {clear.length > 0 && (
        <details className="py-2">
          <summary className="text-primary w-fit cursor-pointer py-1 font-medium">
            {formatCount(clear.length, 'rule')} clear today
          </summary>
          {list(clear)}
        </details>
      )}
    </div>
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
  const rules = useApplicationRules().rules.filter((rule) => rule.company_id === company.id);
  const { standings, applicantName } = useRuleStandings();
  const isOpen = (card: CardRow) => standingOf(card).tone === 'yes';
  return (
    <div className="grid gap-8">
      <PageHeader
        title={<span translate="no">{company.name}</span>}
        verdict={describeIssuer(
          {
            ...{ cards: cards.length, held, open: cards.filter(isOpen).length },
            ...countRules(rules, standings),
          },
          applicantName,
        )}
        description={`${nameCompanyKind(company.kind)} · ${formatCount(cards.length, 'card')}${held > 0 ? `, of which I hold ${held}` : ''}`}
      />
      <TitledSection id="rules" title="Application rules and my standing">
        <IssuerRules rules={rules} />
      </TitledSection>
      <TitledSection id="cards" title="Cards">
        <CompanyCards
          cards={cards}
          isFirst={isOpen}
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
      <CompanyFacts company={company} />
    </div>
  );
}
