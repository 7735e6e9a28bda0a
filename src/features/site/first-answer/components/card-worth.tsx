import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import {
  Section,
  SectionContent,
  SectionFooter,
  SectionHeader,
  SectionTitle,
} from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate } from '@/lib/dates.ts';
import { formatAnnualFee, formatWholeDollars } from '@/lib/format.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import type { CardWorth as Worth } from '../compute-worth.ts';
import {
  describeBeside,
  describePayback,
  describePlace,
  describeVerdict,
  listOtherWays,
} from '../describe-worth.ts';
import { cardWorthQuery } from '../queries.ts';
import type { OwnWorthProps } from './own-worth.tsx';

/** The engine and the catalog load when somebody asks with their own amounts. */
const OwnWorth = lazyNamed(() => import('./own-worth.tsx'), 'OwnWorth');

type OtherCardProps = { other: NonNullable<Worth['free']>; children: ReactNode };

function OtherCard({ other: { card, issuer }, children }: OtherCardProps) {
  return (
    <CardIdentity
      card={card}
      issuer={issuer}
      title={
        <Link
          translate="no"
          to="/credit-cards/$id/$"
          params={{ id: String(card.id), _splat: card.slug }}
          className="underline-offset-4 hover:underline"
        >
          {card.name}
        </Link>
      }
    >
      <span>{formatAnnualFee(card.annual_fee_cents)}</span>
      <span>{children}</span>
    </CardIdentity>
  );
}

type Shown = Pick<OwnWorthProps['card'], 'id' | 'slug' | 'name'> & {
  readonly revision: number;
  readonly annual_fee_cents: number;
};

type CardWorthProps = {
  card: Shown;
  renderAssumptions: OwnWorthProps['renderAssumptions'];
};

export function CardWorth({ card, renderAssumptions }: CardWorthProps) {
  const query = useQuery(cardWorthQuery(card));
  const [isAsking, setAsking] = useState(false);
  if (query.isError) {
    return <ErrorState title="What this card is worth could not be computed" query={query} />;
  }
  if (query.isPending) return <ListSkeleton label="Computing what this card is worth" rows={5} />;
  const worth = query.data;
  const [lead] = worth?.households ?? [];
  if (!worth || !lead) return null;
  const fee = card.annual_fee_cents;
  const payback = describePayback(worth, fee);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p className="font-serif text-2xl leading-8 font-medium text-balance sm:text-[1.75rem] sm:leading-9">
          {describeVerdict(worth)}
        </p>
        <p className="text-muted-foreground max-w-prose">{describePlace(worth, fee)}</p>
      </div>
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
        <Section aria-labelledby="households">
          <SectionHeader>
            <SectionTitle id="households">A year with this card alone</SectionTitle>
          </SectionHeader>
          <DataList aria-labelledby="households" className="border-t-0">
            {worth.households.map((household) => (
              <DataListItem key={household.slug} className="flex justify-between gap-4 py-2.5">
                <div className="min-w-0">
                  <p className="font-medium">{household.name}</p>
                  <p className="text-muted-foreground text-sm">
                    {[
                      `spends ${formatWholeDollars(household.spendCents)} a year`,
                      ...listOtherWays(household),
                    ].join(' · ')}
                  </p>
                </div>
                <p className="shrink-0 text-lg font-semibold tabular-nums">
                  {formatWholeDollars(household.netCents)}
                </p>
              </DataListItem>
            ))}
          </DataList>
          <SectionFooter className="grid gap-3">
            {isAsking ? (
              <Suspense fallback={<ListSkeleton label="Loading the calculator" rows={3} />}>
                <OwnWorth card={card} renderAssumptions={renderAssumptions} />
              </Suspense>
            ) : (
              <Button variant="outline" className="w-fit" onClick={() => setAsking(true)}>
                With my own amounts
              </Button>
            )}
          </SectionFooter>
        </Section>
        <Section aria-labelledby="beside">
          <SectionHeader>
            <SectionTitle id="beside">
              {payback === null ? 'Beside other cards' : 'Its fee, and other cards'}
            </SectionTitle>
          </SectionHeader>
          <SectionContent className="grid gap-4 pt-1.5">
            {payback !== null && <p>{payback}</p>}
            <div className="grid gap-1.5">
              <h3 className="text-sm font-medium">Goes best with</h3>
              {worth.beside ? (
                <OtherCard other={worth.beside}>{describeBeside(worth.beside)}</OtherCard>
              ) : (
                <p>None of the best cards for this household gains from having it beside them.</p>
              )}
            </div>
            {worth.free && (
              <div className="grid gap-1.5">
                <h3 className="text-sm font-medium">
                  {fee === 0 ? 'The best other card without a fee' : 'The best card without a fee'}
                </h3>
                <OtherCard other={worth.free}>
                  {`keeps ${formatWholeDollars(worth.free.netCents)} a year for the same household`}
                </OtherCard>
              </div>
            )}
          </SectionContent>
          <SectionFooter className="text-muted-foreground text-sm">
            Computed on {formatDate(worth.asOf)} from the facts of that day. Each household puts all
            its spending on the card. Credits count as they are usually used, a first year with that
            day’s offer and fee; facts we’re not sure of are left out. The card beside it is the
            best of the twelve that are worth most alone and those that open its points.
          </SectionFooter>
        </Section>
      </div>
    </div>
  );
}
