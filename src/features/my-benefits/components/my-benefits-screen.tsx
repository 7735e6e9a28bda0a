import type { BenefitCustomValue } from '@contract/custom-values.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gift } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { FilterSelect } from '@/components/filter-select.tsx';
import { FoldButton } from '@/components/fold-button.tsx';
import { LinkTabs } from '@/components/link-tabs.tsx';
import { ListToolbar } from '@/components/list-toolbar.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Button } from '@/components/ui/button.tsx';
import { currentUserQuery } from '@/features/current-user/queries.ts';
import { cn } from '@/lib/class-names.ts';
import { getToday } from '@/lib/dates.ts';
import { formatCents, formatCount } from '@/lib/format.ts';
import { listFeesBack } from '../list-fees-back.ts';
import { listMyBenefits, partOf, totalsOf } from '../list-my-benefits.ts';
import { useMyBenefits } from '../queries.ts';
import { type MyBenefitSearch, myBenefitShows } from '../search.ts';
import type { MyBenefit } from '../to-entries.ts';
import { FeesBack } from './fees-back.tsx';
import { MyBenefitItem } from './my-benefit-item.tsx';
import { SharedBenefitItem } from './shared-benefit-item.tsx';

const showNames = {
  open: 'To use',
  used: 'Used up',
  standing: 'Always there',
  hidden: 'Hidden',
} as const;

const emptyTexts = {
  open: 'Nothing is left to use right now.',
  used: 'Nothing is used up yet. Mark a benefit as used when you’ve used it.',
  standing: 'Your cards come with no lounge access, insurance, status or the like.',
  hidden: 'Benefits you hide count as worthless to you, and are listed here.',
} as const;

type MyBenefitsScreenProps = {
  search: MyBenefitSearch;
  whose: ReactNode;
  shared: readonly MyBenefit[] | undefined;
  onSearchChange: (change: Partial<MyBenefitSearch>) => void;
  onSaveValues: (values: BenefitCustomValue[]) => void;
};

const none: readonly MyBenefit[] = [];

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
            ? `${formatCents(totals.lapsingCents)} lapses within 30 days.`
            : 'Nothing lapses within 30 days.'
        }
        description={`${formatCents(totals.leftCents)} is left to use now, and ${formatCents(totals.usedCents)} was used in ${year}.`}
      />
      <div className="grid gap-4">
        {whose}
        <FeesBack fees={listFeesBack(entries, year)} year={year} />
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
                { value: 'deadline', label: 'Lapses first' },
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
