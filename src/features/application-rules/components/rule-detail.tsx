import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FactList } from '@/components/data-list.tsx';
import { FactSource } from '@/components/fact-source.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { StandingBadge } from '@/components/standing-badge.tsx';
import {
  Section,
  SectionContent,
  SectionFooter,
  SectionHeader,
  SectionTitle,
} from '@/components/section.tsx';
import { useCatalog } from '@/features/catalog/queries.ts';
import { companiesQuery } from '@/features/companies/queries.ts';
import { useRuleStandings } from '@/features/eligibility/queries.ts';
import { describeRule } from '../describe-rule.ts';
import type { RuleRow } from '@/features/eligibility/schema.ts';
import { RuleStandingCard } from './rule-standing-card.tsx';
import { TouchedCards } from './touched-cards.tsx';

export function RuleDetail({ row }: { row: RuleRow }) {
  const catalog = useCatalog();
  const { data: companies } = useSuspenseQuery(companiesQuery());
  const { standings, wordsOfRule, applicantName } = useRuleStandings();
  const standing = standings.get(row.slug);
  const issuer = companies.find(({ id }) => id === row.company_id);
  const words = standing && wordsOfRule(standing);
  return (
    <div className="grid gap-6">
      <PageHeader
        title={row.title}
        description={row.explanation}
        actions={words && <StandingBadge tone={words.tone}>{words.text}</StandingBadge>}
      />
      {standing && (
        <RuleStandingCard standing={standing} cards={catalog.cards} applicantName={applicantName} />
      )}
      <Section>
        <SectionHeader>
          <SectionTitle>The rule</SectionTitle>
          {issuer && (
            <Link
              to="/app/banks/$id"
              params={{ id: issuer.slug }}
              className="underline underline-offset-4"
            >
              {issuer.name}
            </Link>
          )}
        </SectionHeader>
        <SectionContent>
          <FactList facts={describeRule(row)} />
        </SectionContent>
        <SectionFooter>
          <FactSource fact={row} table="rules" name={`the rule “${row.title}”`} />
        </SectionFooter>
      </Section>
      {standing && (
        <TouchedCards
          touched={standing.touched}
          cards={catalog.cards}
          issuerName={(id) => companies.find((company) => company.id === id)?.name ?? ''}
        />
      )}
    </div>
  );
}
