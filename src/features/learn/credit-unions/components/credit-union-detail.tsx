import { Link } from '@tanstack/react-router';
import { CardLink } from '@/components/card-link.tsx';
import { FactList } from '@/components/data-list.tsx';
import { FactSource } from '@/components/fact-source.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Section, SectionContent, SectionFooter, TitledSection } from '@/components/section.tsx';
import { formatAnnualFee, formatCount, formatPoints, formatWholeDollars } from '@/lib/format.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { listJoining } from '../list-joinable.ts';
import type { CreditUnionDetail as CreditUnionRow } from '../schema.ts';

export function CreditUnionDetail({ row }: { row: CreditUnionRow }) {
  const catalog = useCatalog();
  const cards = catalog.cards.filter((card) => card.company_id === row.id);
  const joining = listJoining(cards, catalog.requirements);
  const place = [row.city, row.state].filter(Boolean).join(', ');
  return (
    <div className="grid gap-6">
      <div>
        <PageHeader
          title={<span translate="no">{row.name}</span>}
          verdict={joining.map(({ description }) => `${description}.`).join(' ') || undefined}
          description={`${formatCount(cards.length, 'card')} of the catalog. Based in ${place || 'the United States'}.`}
          actions={
            row.state !== null && (
              <Button asChild variant="outline">
                <Link to="/app/credit-unions" search={{ state: row.state }}>
                  Others in {row.state}
                </Link>
              </Button>
            )
          }
        />
      </div>
      <TitledSection id="cards" title="Its cards">
        <ul className="grid gap-3 sm:grid-cols-2">
          {cards.map((card) => (
            <li key={card.id}>
              <CardLink card={card} issuer={row.name}>
                {formatAnnualFee(card.annual_fee_cents)}
                {!card.opened_to_new && ' · closed to new applicants'}
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
      <Section>
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
              ...(row.website_url === null
                ? []
                : [
                    {
                      label: 'Website',
                      value: (
                        <a
                          href={row.website_url}
                          target="_blank"
                          rel="noreferrer"
                          className="break-all underline underline-offset-4"
                        >
                          {row.website_url.replace(/^https?:\/\/(www\.)?/, '')}
                        </a>
                      ),
                    },
                  ]),
            ]}
          />
        </SectionContent>
        <SectionFooter>
          <FactSource fact={row} table="companies" name={row.name} />
        </SectionFooter>
      </Section>
    </div>
  );
}
