import type { BenefitCustomValue } from '@contract/custom-values.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { FilterSelect } from '@/components/filter-select.tsx';
import { FoldButton } from '@/components/fold-button.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { calendarDate } from '@/domain/calendar.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { cn } from '@/lib/class-names.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { formatCents, formatCount } from '@/lib/format.ts';
import { Progress } from '@/components/ui/progress.tsx';
import { listFeesBack } from '../list-fees-back.ts';
import type { FeeBack } from '../list-fees-back.ts';
import { listMyBenefits, partOf, totalsOf } from '../list-my-benefits.ts';
import { useMyBenefits } from '../queries.ts';
import { myBenefitShows } from '../search.ts';
import type { MyBenefitSearch } from '../search.ts';
import type { MyBenefit } from '../to-entries.ts';
import { describeBenefitOfOthers } from '../describe-my-benefit.ts';
import { BenefitFacts, MyBenefitItem } from './my-benefit-item.tsx';

const showNames = {
  open: 'To use',
  used: 'Used up',
  standing: 'Ongoing',
  hidden: 'Hidden',
} as const;

const emptyTexts = {
  open: 'Nothing is left to use right now.',
  used: 'Nothing is used up yet. Mark a benefit as used when you’ve used it.',
  standing: 'Your cards come with no lounge access, insurance, status or the like.',
  hidden: 'Benefits you hide count as worthless to you, and are listed here.',
} as const;

const none: readonly MyBenefit[] = [];

function FeesBack({ fees }: { fees: readonly FeeBack[] }) {
  if (fees.length === 0) return null;
  return (
    <ul aria-label="Annual fees earned back" className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      {fees.map(({ id, name, feeCents, since, usedCents, lapsedCents, leftCents }) => (
        <li key={id} className="grid content-start gap-1">
          <p className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 font-medium">{name}</span>
            <span className="text-muted-foreground shrink-0 text-sm">
              {formatCents(usedCents)} back of its {formatCents(feeCents)} fee
            </span>
          </p>
          <Progress value={usedCents} max={feeCents} label={`Back of the fee of ${name}`} />
          <p className="text-muted-foreground text-sm">
            Since {formatDate(since)}.
            {leftCents > 0 && ` ${formatCents(leftCents)} is left to use.`}
            {lapsedCents > 0 &&
              ` ${formatCents(lapsedCents)} expired without being marked as used.`}
          </p>
        </li>
      ))}
    </ul>
  );
}

function SharedBenefitItem({ entry }: { entry: MyBenefit }) {
  return (
    <li className="py-3">
      <BenefitFacts entry={entry} description={describeBenefitOfOthers(entry)} />
    </li>
  );
}

type MyBenefitsScreenProps = {
  search: MyBenefitSearch;
  whose: ReactNode;
  shared: readonly MyBenefit[] | undefined;
  onSearchChange: (change: Partial<MyBenefitSearch>) => void;
  onSaveValues: (values: BenefitCustomValue[]) => void;
};

export function MyBenefitsScreen({
  search,
  whose,
  shared = none,
  onSearchChange,
  onSaveValues,
}: MyBenefitsScreenProps) {
  const [isWhole, setWhole] = useState(false);
  const entries = [...useMyBenefits(), ...shared];
  const ofOthers = new Set(shared);
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const ownValues = user.benefitCustomValues;
  const year = getToday().slice(0, 4);
  const totals = totalsOf(entries, year);
  const show = search.show ?? 'open';
  const shown = listMyBenefits(entries, search);
  const saveValue = (value: BenefitCustomValue) => {
    onSaveValues([...ownValues.filter(({ id }) => id !== value.id), value]);
  };

  if (entries.length === 0) {
    return (
      <>
        <PageHeader title="My benefits" />
        <div className="grid gap-4 pb-4 empty:hidden">{whose}</div>
        <EmptyState
          icon={<Gift />}
          title="No benefits yet"
          action={
            <>
              <Button asChild>
                <Link to="/app/my-cards">Add my cards</Link>
              </Button>
              <Button asChild variant="outline">
                <Link to="/app/benefits">Look at all benefits</Link>
              </Button>
            </>
          }
        >
          The cards you hold come with no benefits, or you haven’t added any cards yet.
        </EmptyState>
      </>
    );
  }

  return (
    <>
      <PageHeader
        title="My benefits"
        verdict={
          totals.lapsingCents > 0
            ? `${formatCents(totals.lapsingCents)} expires within 30 days.`
            : 'Nothing expires within 30 days.'
        }
        description={`${formatCents(totals.leftCents)} is left to use now, and ${formatCents(totals.usedCents)} was used in ${year}.`}
      />
      <div className="grid gap-4">
        {whose}
        <FeesBack fees={listFeesBack(entries, calendarDate(getToday()))} />
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
        <div>
          <ListToolbar
            label="Search my benefits"
            text={search.q}
            onTextChange={(q) => onSearchChange({ q })}
            summary={formatCount(shown.length, 'benefit')}
            filtersInUse={0}
            foldLabel="Sort"
          >
            <FilterSelect
              label="Sort by"
              value={search.sort ?? 'deadline'}
              options={[
                { value: 'deadline', label: 'Expiring first' },
                { value: 'left', label: 'Most left' },
                { value: 'card', label: 'Card' },
              ]}
              onValueChange={(sort) => onSearchChange({ sort })}
            />
          </ListToolbar>
          {shown.length === 0 ? (
            <EmptyState icon={<Gift />} title="Nothing here">
              {search.q === undefined ? emptyTexts[show] : 'Use fewer words.'}
            </EmptyState>
          ) : (
            <>
              <ul
                aria-label={showNames[show]}
                className={cn(
                  'border-foreground divide-y border-t',
                  !isWhole && 'max-sm:[&>li:nth-child(n+11)]:hidden',
                )}
              >
                {shown.map((entry) =>
                  ofOthers.has(entry) ? (
                    <SharedBenefitItem key={entry.key} entry={entry} />
                  ) : (
                    <MyBenefitItem key={entry.key} entry={entry} onSaveValue={saveValue} />
                  ),
                )}
              </ul>
              <FoldButton count={shown.length} isWhole={isWhole} onChange={setWhole} />
            </>
          )}
        </div>
      </div>
    </>
  );
}
