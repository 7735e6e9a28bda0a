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
  TitledSection,
} from '@/components/section.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { companiesQuery } from '@/features/learn/companies/queries.ts';
import { useRuleStandings } from '@/features/mine/eligibility/queries.ts';
import type { RuleRow, TouchedCard } from '@/features/mine/eligibility/schema.ts';
import { CardLink } from '@/components/card-link.tsx';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { formatDate } from '@/lib/dates.ts';
import { describeRule } from '../describe-rule.ts';
import { describeStanding, RuleStandingCard } from './rule-standing-card.tsx';

type TouchedCardsProps = {
  touched: readonly TouchedCard[];
  cards: readonly CardRow[];
  issuerName: (id: number) => string;
};

function Standing({ finding, unknown }: TouchedCard) {
  if (finding !== null) {
    return (
      <StandingBadge tone={finding.rule.strictness === 'hard' ? 'no' : 'warning'}>
        {finding.clearsOn === null
          ? 'Waiting won’t help'
          : `Clear on ${formatDate(finding.clearsOn)}`}
      </StandingBadge>
    );
  }
  return unknown.length > 0 ? (
    <StandingBadge tone="unknown">Needs more dates</StandingBadge>
  ) : (
    <StandingBadge tone="yes">Clear</StandingBadge>
  );
}

function TouchedCards({ touched, cards, issuerName }: TouchedCardsProps) {
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  const sorted = touched.toSorted(
    (a, b) =>
      Number(b.finding !== null) - Number(a.finding !== null) || a.card.localeCompare(b.card),
  );
  return (
    <TitledSection id="touched" title="Cards it affects">
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
        {sorted.map((entry) => {
          const card = bySlug.get(entry.card);
          return (
            card && (
              <li key={card.id}>
                <CardLink card={card} issuer={issuerName(card.company_id)}>
                  <Standing {...entry} />
                </CardLink>
              </li>
            )
          );
        })}
      </ul>
    </TitledSection>
  );
}

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
        verdict={standing && describeStanding(standing, applicantName)}
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
              translate="no"
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
