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
import * as texts from '../texts.ts';
import type { MyBenefit } from '../to-entries.ts';
import { FeesBack } from './fees-back.tsx';
import { MyBenefitItem } from './my-benefit-item.tsx';
import { SharedBenefitItem } from './shared-benefit-item.tsx';

const showNames = {
  open: texts.toUse,
  used: texts.usedUp,
  standing: texts.alwaysThere,
  hidden: texts.hidden,
} as const;

const emptyTexts = {
  open: texts.nothingIsLeftToUse,
  used: texts.nothingIsUsedUpYet,
  standing: texts.yourCardsComeWithNo,
  hidden: texts.whatYouHideCountsAs,
} as const;

type MyBenefitsScreenProps = {
  search: MyBenefitSearch;
  /** Chooses whether the benefits of the others in a household are shown too. */
  whose: ReactNode;
  /** These benefits while they are. */
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
        <PageHeader title={texts.myBenefits} />
        <div className="grid gap-4 pb-4 empty:hidden">{whose}</div>
        <EmptyState
          icon={<Gift />}
          title={texts.noBenefitsYet}
          action={
            <>
              <Button asChild>
                <Link to="/app/my-cards">{texts.addMyCards}</Link>
              </Button>
              <Button asChild variant="outline">
                <Link to="/app/benefits">{texts.lookAtAllBenefits}</Link>
              </Button>
            </>
          }
        >
          {texts.theCardsYouHoldCome}
        </EmptyState>
      </>
    );
  }

  return (
    <>
      <PageHeader
        title={texts.myBenefits}
        verdict={
          totals.lapsingCents > 0
            ? texts.lapsesWithinDays(formatCents(totals.lapsingCents))
            : texts.nothingLapsesWithinDays
        }
        description={texts.isLeftToUseNow(
          formatCents(totals.leftCents),
          formatCents(totals.usedCents),
          year,
        )}
      />
      <div className="grid gap-4">
        {whose}
        <FeesBack fees={listFeesBack(entries, year)} year={year} />
        <LinkTabs
          label={texts.whichBenefits}
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
            label={texts.searchMyBenefits}
            text={search.q}
            onTextChange={(q) => {
              onSearchChange({ q });
            }}
            summary={formatCount(shown.length, texts.benefit)}
            filtersInUse={0}
            foldLabel={texts.sort}
          >
            <FilterSelect
              label={texts.sortBy}
              value={search.sort ?? 'deadline'}
              options={[
                { value: 'deadline', label: texts.lapsesFirst },
                { value: 'left', label: texts.mostLeft },
                { value: 'card', label: texts.card },
              ]}
              onValueChange={(sort) => {
                onSearchChange({ sort });
              }}
            />
          </ListToolbar>
          {shown.length === 0 ? (
            <EmptyState icon={<Gift />} title={texts.nothingHere}>
              {search.q === undefined ? emptyTexts[show] : texts.useFewerWords}
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
