import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CardArt } from '@/components/card-art.tsx';
import { DataList, DataListItem } from '@/components/data-list.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import {
  Section,
  SectionContent,
  SectionFooter,
  SectionHeader,
  SectionTitle,
} from '@/components/section.tsx';
import { isStale } from '@/domain/fact-age.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { formatAnnualFee, formatCount, formatWholeDollars } from '@/lib/format.ts';
import { useIsHydrated } from '@/lib/use-device-value.ts';
import {
  describeLead,
  describeNext,
  describeSteps,
  listAssumptions,
  listNeeds,
  listOtherWays,
  splitWays,
} from '../describe-ranking.ts';
import { KINDS, type RankingKind } from '../list-kinds.ts';
import type { RankedCard, Ranking } from '../schema.ts';

const linkClasses = 'underline-offset-4 hover:underline';

function CardPageLink({ card }: Pick<RankedCard, 'card'>) {
  return (
    <Link
      translate="no"
      to="/credit-cards/$id/$"
      params={{ id: String(card.id), _splat: card.slug }}
      className={linkClasses}
    >
      {card.name}
    </Link>
  );
}

function CheckedOn({ day }: { day: string | null }) {
  // A prerendered page may be read on a later day.
  const isHydrated = useIsHydrated();
  const isOld = isHydrated && isStale('credit_cards', day, getToday());
  return (
    <span className={isOld ? 'text-caution' : undefined}>
      {day === null ? 'one fact has no date' : `facts checked ${formatDate(day)}`}
      {isOld && day !== null && ', old'}
    </span>
  );
}

function RankedRow({ row }: { row: RankedCard }) {
  const notes = [
    ...listNeeds(row),
    ...(row.isForExcellent ? ['Usually for excellent credit'] : []),
    ...(row.chosen.length > 0 ? [`With ${row.chosen.join(' and ')} selected`] : []),
    ...listOtherWays(row),
  ];
  return (
    <DataListItem className="grid grid-cols-[1.75rem_auto_minmax(0,1fr)_auto] gap-x-3 gap-y-1 max-sm:grid-cols-[1.5rem_auto_minmax(0,1fr)_auto] max-sm:gap-x-2">
      <p className="text-muted-foreground leading-6 tabular-nums">
        {row.rank}
        {row.isTied && (
          <>
            <span aria-hidden>=</span>
            <span className="sr-only"> shared</span>
          </>
        )}
      </p>
      <CardArt card={row.card} issuer={row.issuer} className="mt-0.5 w-14 max-sm:w-10" />
      <div className="min-w-0">
        <p className="leading-6 font-medium">
          <CardPageLink card={row.card} />
        </p>
        <p className="text-muted-foreground text-sm">
          <span translate="no">{row.issuer}</span> · {formatAnnualFee(row.card.annual_fee_cents)}
        </p>
      </div>
      <p className="text-lg leading-6 font-semibold tabular-nums">
        {formatWholeDollars(row.netCents)}
      </p>
      <div className="col-span-2 col-start-3 grid gap-0.5 text-sm max-sm:col-span-4 max-sm:col-start-1">
        <p>{describeSteps(row)}</p>
        <p className="text-muted-foreground">
          {notes.map((note) => `${note} · `).join('')}
          <CheckedOn day={row.checkedOn} />
        </p>
      </div>
    </DataListItem>
  );
}

type RankedListProps = {
  id: string;
  title: string;
  note?: string;
  rows: readonly RankedCard[];
  children?: ReactNode;
};

function RankedList({ id, title, note, rows, children }: RankedListProps) {
  return (
    <Section aria-labelledby={id}>
      <SectionHeader>
        <SectionTitle id={id}>{title}</SectionTitle>
        <p className="text-muted-foreground text-sm">{note ?? 'a year, after the fee'}</p>
      </SectionHeader>
      <DataList aria-labelledby={id} className="border-t-0">
        {rows.map((row) => (
          <RankedRow key={row.card.id} row={row} />
        ))}
      </DataList>
      {children}
    </Section>
  );
}

function OtherWays({ ranking }: { ranking: Ranking }) {
  const { changed, same } = splitWays(ranking);
  return (
    <Section aria-labelledby="other-ways">
      <SectionHeader>
        <SectionTitle id="other-ways">What would change the answer</SectionTitle>
      </SectionHeader>
      {changed.length > 0 && (
        <DataList aria-labelledby="other-ways" className="border-t-0">
          {changed.map(({ way, label, card, netCents }) => (
            <DataListItem key={way} className="flex justify-between gap-4 py-2.5">
              <div className="min-w-0">
                <p>{label}</p>
                <p className="text-sm">
                  <CardPageLink card={card} />
                </p>
              </div>
              <p className="shrink-0 font-semibold tabular-nums">{formatWholeDollars(netCents)}</p>
            </DataListItem>
          ))}
        </DataList>
      )}
      {same && (
        <SectionFooter className={changed.length > 0 ? undefined : 'border-t-0 pt-1.5'}>
          {same}
        </SectionFooter>
      )}
    </Section>
  );
}

/** The other rankings: prerendered pages, which bring their own figures. */
function OtherRankings({ kind }: { kind: RankingKind }) {
  return (
    <nav aria-labelledby="other-rankings" className="border-foreground border-t-2">
      <SectionHeader>
        <SectionTitle id="other-rankings">Best cards for</SectionTitle>
      </SectionHeader>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-1 text-sm">
        {KINDS.filter(({ slug }) => slug !== kind.slug).map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to="/best/$kind"
              params={{ kind: slug }}
              reloadDocument
              className="inline-flex min-h-6 items-center underline underline-offset-4"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function RankingPage({ kind, ranking }: { kind: RankingKind; ranking: Ranking }) {
  return (
    <>
      <PageHeader
        title={kind.title}
        verdict={describeLead(ranking)}
        description={`${describeNext(ranking)} Spending: ${ranking.household}; points as cash, bonuses not counted. Computed on ${formatDate(ranking.asOf)}.`.trim()}
      />
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-8">
          <RankedList id="ranking" title="What each card pays" rows={ranking.open}>
            {ranking.more > 0 && (
              <SectionFooter className="text-muted-foreground text-sm">
                {formatCount(ranking.more, 'more card pays', 'more cards pay')} as much as the last
                one.
              </SectionFooter>
            )}
          </RankedList>
          {ranking.apart.length > 0 && (
            <RankedList id="conditions" title="If you meet a condition" rows={ranking.apart} />
          )}
        </div>
        <div className="grid content-start gap-8">
          <Section aria-labelledby="assumptions">
            <SectionHeader>
              <SectionTitle id="assumptions">What it assumes</SectionTitle>
            </SectionHeader>
            <SectionContent>
              <ul className="grid list-disc gap-1.5 pl-4.5">
                {listAssumptions(kind, ranking).map((assumption) => (
                  <li key={assumption}>{assumption}</li>
                ))}
              </ul>
            </SectionContent>
          </Section>
          <OtherWays ranking={ranking} />
          <OtherRankings kind={kind} />
        </div>
      </div>
    </>
  );
}
