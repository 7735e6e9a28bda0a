import { sharedRowsQuery, useSharedHand } from '@/features/mine/household/queries.ts';
import { createCardNaming } from '@/features/mine/people/queries.ts';
import { purchase } from '@/features/mine/purchases/schema.ts';
import type { BenefitCustomValue } from '@contract/custom-values.ts';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gift } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { FilterSelect } from '@/components/filter-select.tsx';
import { FOLDED_LENGTH, FoldButton } from '@/components/fold-button.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { ListPage } from '@/components/list-page.tsx';
import { Section } from '@/components/section.tsx';
import { Button } from '@/components/ui/button.tsx';
import { calendarDate } from '@/domain/calendar.ts';
import { currentUserEdits } from '@/features/account/current-user/public.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { HouseholdBar } from '@/features/mine/household/public.tsx';
import { cn } from '@/lib/class-names.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { formatCents, formatCount } from '@/lib/format.ts';
import { Progress } from '@/components/ui/progress.tsx';
import { listFeesBack } from '../list-fees-back.ts';
import type { FeeBack } from '../list-fees-back.ts';
import { groupByCard, listMyBenefits, partOf, totalsOf } from '../list-my-benefits.ts';
import { useMyBenefits } from '../queries.ts';
import { benefitUse } from '../schema.ts';
import { myBenefitShows } from '../search.ts';
import type { MyBenefitSearch } from '../search.ts';
import { type MyBenefit, toMyBenefits } from '../to-entries.ts';
import { describeBenefitOfOthers } from '../describe-my-benefit.ts';
import { BenefitFacts, MyBenefitItem } from './my-benefit-item.tsx';

const showNames = {
  open: 'To use',
  earn: 'To earn',
  used: 'Used up',
  standing: 'Ongoing',
  hidden: 'Hidden',
} as const;

const emptyTexts = {
  open: 'Nothing is left to use right now.',
  earn: 'None of your benefits waits for you to spend more on its card.',
  used: 'Nothing is used up yet. Mark a benefit as used when you’ve used it.',
  standing: 'Your cards come with no lounge access, insurance, status or the like.',
  hidden: 'Benefits you hide count as worthless to you, and are listed here.',
} as const;

const none: readonly MyBenefit[] = [];

type CardHeadProps = { entry: MyBenefit; issuer: string; fee: FeeBack | undefined };

/** Card of a group of benefits, with the part of its annual fee that they have paid back. */
function CardHead({ entry, issuer, fee }: CardHeadProps) {
  return (
    <header className="grid gap-x-8 gap-y-2 pt-3 pb-2 sm:grid-cols-2 sm:items-center">
      <CardIdentity
        card={entry.card}
        issuer={issuer}
        title={<h2 className="text-base">{entry.cardName}</h2>}
      />
      {fee && (
        <div className="grid gap-1">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <span className="font-medium">
              {formatCents(fee.usedCents)} back of its {formatCents(fee.feeCents)} fee
            </span>
            <span className="text-muted-foreground">since {formatDate(fee.since)}</span>
          </p>
          <Progress
            value={fee.usedCents}
            max={fee.feeCents}
            label={`Back of the fee of ${fee.name}`}
          />
          {fee.lapsedCents > 0 && (
            <p className="text-muted-foreground text-sm">
              {formatCents(fee.lapsedCents)} expired without being marked as used.
            </p>
          )}
        </div>
      )}
    </header>
  );
}

type MyBenefitsScreenProps = {
  search: MyBenefitSearch;
  onSearchChange: (change: Partial<MyBenefitSearch>) => void;
};

const sharedUsesQuery = () => sharedRowsQuery(benefitUse.name, benefitUse.schema);
const sharedPurchasesQuery = () => sharedRowsQuery(purchase.name, purchase.schema);

/** Benefits shared by others, with their current state; undefined until all data they depend on is loaded. */
function useSharedBenefits() {
  const { hand, reads: readsOfHand } = useSharedHand('benefits');
  const enabled = hand !== undefined;
  const uses = useQuery({ ...sharedUsesQuery(), enabled });
  const purchases = useQuery({ ...sharedPurchasesQuery(), enabled });
  const catalog = useCatalog();
  const today = getToday();
  const reads = readsOfHand && [...readsOfHand, uses, purchases];
  const isKnown = reads?.every(({ isSuccess }) => isSuccess);
  const { data: used } = uses;
  const { data: spent } = purchases;
  const entries = useMemo(
    () =>
      hand && isKnown && used && spent
        ? toMyBenefits(
            {
              memberCards: hand.cards,
              cards: catalog.cards,
              benefits: catalog.benefits,
              uses: used,
              purchases: spent,
              nameCard: createCardNaming(hand.holders),
              ownValues: [],
            },
            calendarDate(today),
          )
        : undefined,
    [hand, isKnown, used, spent, catalog, today],
  );
  return { reads, entries };
}

export function MyBenefitsScreen({ search, onSearchChange }: MyBenefitsScreenProps) {
  const { entries: shared = none, reads } = useSharedBenefits();
  const saveValues = useMutation(currentUserEdits.updateBenefitCustomValues);
  const [isWhole, setWhole] = useState(false);
  const entries = [...useMyBenefits(), ...shared];
  const ofOthers = new Set(shared);
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const ownValues = user.benefitCustomValues;
  const year = getToday().slice(0, 4);
  const totals = totalsOf(entries, year);
  const show = search.show ?? 'open';
  const shown = listMyBenefits(entries, search);
  const isByCard = (search.sort ?? 'card') === 'card';
  const groups = isByCard ? groupByCard(shown) : [];
  const order = isByCard ? groups.flat() : shown;
  const { companies } = useCatalog();
  const fees = listFeesBack(entries, calendarDate(getToday()));
  /** On a phone, all but the first ones are folded away. */
  const foldOf = (entry: MyBenefit) =>
    !isWhole && order.indexOf(entry) >= FOLDED_LENGTH ? 'max-sm:hidden' : undefined;
  const renderItem = (entry: MyBenefit) =>
    ofOthers.has(entry) ? (
      <li key={entry.key} className={cn('py-3', foldOf(entry))}>
        <BenefitFacts
          entry={entry}
          isUnderCard={isByCard}
          description={describeBenefitOfOthers(entry)}
        />
      </li>
    ) : (
      <MyBenefitItem
        key={entry.key}
        entry={entry}
        isUnderCard={isByCard}
        className={foldOf(entry)}
        onSaveValue={saveValue}
      />
    );
  const saveValue = (value: BenefitCustomValue) => {
    saveValues.mutate([...ownValues.filter(({ id }) => id !== value.id), value]);
  };

  const hasAny = entries.length > 0;
  return (
    <ListPage
      title="My benefits"
      verdict={
        hasAny &&
        (totals.lapsingCents > 0
          ? `${formatCents(totals.lapsingCents)} expires within 30 days.`
          : 'Nothing expires within 30 days.')
      }
      description={
        hasAny &&
        `${formatCents(totals.leftCents)} is left to use now, and ${formatCents(totals.usedCents)} was used in ${year}.`
      }
      above={
        <div className="grid gap-4 pb-4 empty:hidden">
          <HouseholdBar kind="benefits" adds="benefits" reads={reads} />
          {hasAny && (
            <LinkTabs
              label="Which benefits"
              tabs={myBenefitShows.map((key) => ({
                key,
                label: showNames[key],
                count: entries.filter((entry) => partOf(entry) === key).length,
                isCurrent: show === key,
                link: { to: '/app/my-benefits', search: { ...search, show: key } },
              }))}
            />
          )}
        </div>
      }
      isUnsearched={!hasAny}
      noun="benefit"
      search={search}
      onSearchChange={onSearchChange}
      shown={shown.length}
      count={entries.length}
      summary={formatCount(shown.length, 'benefit')}
      foldLabel="Sort"
      filters={
        <FilterSelect
          label="Sort by"
          value={search.sort ?? 'card'}
          options={[
            { value: 'card', label: 'Card' },
            { value: 'deadline', label: 'Expiring first' },
            { value: 'left', label: 'Most left' },
          ]}
          onValueChange={(sort) => onSearchChange({ sort })}
        />
      }
      icon={<Gift />}
      empty={
        hasAny
          ? { title: 'Nothing here' }
          : {
              title: 'No benefits yet',
              action: (
                <>
                  <Button asChild>
                    <Link to="/app/my-cards">Add my cards</Link>
                  </Button>
                  <Button asChild variant="outline">
                    <Link to="/app/benefits">Look at all benefits</Link>
                  </Button>
                </>
              ),
            }
      }
      hint={
        !hasAny
          ? 'The cards you hold come with no benefits, or you haven’t added any cards yet.'
          : search.q === undefined
            ? emptyTexts[show]
            : 'Use fewer words.'
      }
    >
      {isByCard ? (
        groups.map(([first, ...rest]) => (
          <Section key={first.memberCard.id} aria-label={first.cardName} className={foldOf(first)}>
            <CardHead
              entry={first}
              issuer={companies.find(({ id }) => id === first.card.company_id)?.name ?? ''}
              fee={fees.find(({ id }) => id === first.memberCard.id)}
            />
            <ul className="divide-y border-t">{[first, ...rest].map(renderItem)}</ul>
          </Section>
        ))
      ) : (
        <ul aria-label={showNames[show]} className="border-foreground divide-y border-t">
          {shown.map(renderItem)}
        </ul>
      )}
      <FoldButton count={shown.length} isWhole={isWhole} onChange={setWhole} />
    </ListPage>
  );
}
