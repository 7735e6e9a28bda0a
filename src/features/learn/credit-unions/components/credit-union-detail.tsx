import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useMemo } from 'react';
import { CardLink } from '@/components/card-link.tsx';
import { FactList } from '@/components/data-list.tsx';
import { FactSource } from '@/components/fact-source.tsx';
import { NameLink } from '@/components/name-link.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import {
  Section,
  SectionContent,
  SectionFooter,
  SectionHeader,
  SectionTitle,
  TitledSection,
} from '@/components/section.tsx';
import { formatAnnualFee, formatCount, formatPoints, formatWholeDollars } from '@/lib/format.ts';
import { valueWalletIn } from '@/domain/rewards/valuation/value-wallet.ts';
import { contextOf } from '@/domain/rewards/terms/context.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { useMemberInputs } from '@/features/mine/member-cards/queries.ts';
import { listJoinable, listJoining } from '../list-joinable.ts';
import { issuingUnionsQuery } from '../queries.ts';
import type { CreditUnionDetail as CreditUnionRow } from '../schema.ts';

/** Others to join that are shown below one. */
const OTHERS = 4;

/** Other credit unions with cards: those of its state first, then the largest. */
function OtherUnions({ row }: { row: CreditUnionRow }) {
  const { cards, requirements } = useCatalog();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { data: rows = [] } = useQuery(issuingUnionsQuery(cards));
  const facts = { cards, requirements, meets: user.requirementsHeld };
  const others = listJoinable(
    rows.filter(({ id }) => id !== row.id),
    facts,
    row.state ?? undefined,
  ).slice(0, OTHERS);
  if (others.length === 0) return null;
  return (
    <TitledSection id="others" title="Others to join">
      <ul className="border-foreground divide-y border-t">
        {others.map((other) => (
          <li key={other.row.id} className="py-2.5">
            <NameLink translate="no" to="/app/credit-unions/$id" params={{ id: other.row.slug }}>
              {other.row.name}
            </NameLink>
            <p>{other.joining.map(({ description }) => `${description}.`).join(' ')}</p>
            <p className="text-muted-foreground text-sm">
              {[
                [other.row.city, other.row.state].filter(Boolean).join(', '),
                formatCount(other.cards.length, 'card'),
              ]
                .filter((text) => text !== '')
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

export function CreditUnionDetail({ row }: { row: CreditUnionRow }) {
  const catalog = useCatalog();
  const { problemOf } = useMemberInputs();
  const context = useMemo(() => contextOf(problemOf('steady')), [problemOf]);
  const worthOf = (slug: string) =>
    valueWalletIn(context, [{ id: slug, card: slug, selected: {} }]).netCents;
  const cards = catalog.cards
    .filter((card) => card.company_id === row.id)
    .map((card) => ({ card, netCents: worthOf(card.slug) }))
    .toSorted((a, b) => b.netCents - a.netCents);
  const joining = listJoining(
    cards.map(({ card }) => card),
    catalog.requirements,
  );
  const isKnown = context.totalSpendCents > 0;
  const place = [row.city, row.state].filter(Boolean).join(', ');
  return (
    <div className="grid gap-6">
      <div>
        <PageHeader
          title={<span translate="no">{row.name}</span>}
          verdict={joining.map(({ description }) => `${description}.`).join(' ') || undefined}
          description={`${formatCount(cards.length, 'card')}. Based in ${place || 'the United States'}.`}
          actions={
            row.website_url !== null && (
              <Button asChild variant="outline">
                <a href={row.website_url} target="_blank" rel="noreferrer">
                  Its website
                  <ExternalLink aria-hidden />
                </a>
              </Button>
            )
          }
        />
      </div>
      <TitledSection id="cards" title="Its cards">
        <ul className="grid gap-3 sm:grid-cols-2">
          {cards.map(({ card, netCents }) => (
            <li key={card.id}>
              <CardLink card={card} issuer={row.name}>
                {formatAnnualFee(card.annual_fee_cents)}
                {!card.opened_to_new && ' · closed to new applicants'}
                {isKnown && (
                  <span className="text-foreground block font-medium">
                    {formatWholeDollars(netCents)} a year, with all your spending on it
                  </span>
                )}
              </CardLink>
            </li>
          ))}
        </ul>
        <p>
          <Link
            to="/app/banks/$id"
            params={{ id: row.slug }}
            className="underline underline-offset-4"
          >
            Its rules and my standing
          </Link>
        </p>
      </TitledSection>
      <Section aria-labelledby="known">
        <SectionHeader>
          <SectionTitle id="known">About {row.name}</SectionTitle>
        </SectionHeader>
        <SectionContent>
          <FactList
            facts={[
              {
                label: 'Members',
                value: row.members_count === null ? 'unknown' : formatPoints(row.members_count),
              },
              {
                label: 'Assets',
                value: row.assets_cents === null ? 'unknown' : formatWholeDollars(row.assets_cents),
              },
              { label: 'Charter number', value: row.charter_number ?? 'unknown' },
            ]}
          />
        </SectionContent>
        <SectionFooter>
          <FactSource fact={row} table="companies" name={row.name} />
        </SectionFooter>
      </Section>
      <div className="grid gap-3">
        <OtherUnions row={row} />
        {row.state !== null && (
          <p>
            <Link
              to="/app/credit-unions"
              search={{ state: row.state }}
              className="underline underline-offset-4"
            >
              All credit unions in {row.state}
            </Link>
          </p>
        )}
      </div>
    </div>
  );
}
