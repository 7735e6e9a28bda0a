import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { SegmentedLinks } from '@/components/segmented-links.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Label } from '@/components/ui/label.tsx';
import type { Cents } from '@/domain/units.ts';
import type { CategoryRow } from '@/features/catalog/facts/schema.ts';
import { compareProfiles } from '../compare-profiles.ts';
import type { SpendingProfileRow } from '../schema.ts';
import type { AnnualSpendingSearch } from '../search.ts';
import { ComparisonTable } from './comparison-table.tsx';

const onlyLabels = { all: 'Everything', differences: 'Differences' } as const;

type ProfileComparisonProps = {
  search: AnnualSpendingSearch;
  profiles: readonly SpendingProfileRow[];
  categories: readonly CategoryRow[];
  /** Yearly value of the member's cards for a profile; undefined without cards. */
  valueFor: ((profile: SpendingProfileRow) => Cents) | undefined;
};

export function ProfileComparison(props: ProfileComparisonProps) {
  const { search, profiles, valueFor } = props;
  const navigate = useNavigate({ from: '/app/my-annual-spending' });
  const chosen = profiles.filter(({ id }) => search.ids.includes(id));
  const shown = chosen.length > 0 ? chosen : profiles;
  const all = compareProfiles(
    props.categories,
    shown.map(({ amounts }) => amounts),
  );
  const categories = search.only === 'differences' ? all.filter((each) => each.isDifferent) : all;
  const toggle = (id: string, isChosen: boolean) => {
    const ids = shown.map((profile) => profile.id).filter((each) => each !== id);
    void navigate({
      search: (known) => ({ ...known, ids: isChosen ? [...ids, id] : ids }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <>
      <PageHeader
        title="Compare profiles"
        description="What differs between your spending profiles, and what your cards are worth for each."
        actions={
          <Button asChild variant="outline">
            <Link to="/app/my-annual-spending">
              <ArrowLeft aria-hidden /> My spending
            </Link>
          </Button>
        }
      />
      {profiles.length < 2 ? (
        <EmptyState
          title={profiles.length === 0 ? 'There is no profile yet' : 'There is only one profile'}
          action={
            <Button asChild>
              <Link to="/app/my-annual-spending">Go to my spending</Link>
            </Button>
          }
        >
          {profiles.length === 0
            ? 'You need two: your current spending and, for example, your planned spending.'
            : 'Create a second one, for example a copy with your planned changes.'}
        </EmptyState>
      ) : (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
              <legend className="sr-only">Profiles to compare</legend>
              {profiles.map(({ id, name }) => (
                <Label key={id} className="min-h-8 font-normal">
                  <Checkbox
                    checked={shown.some((profile) => profile.id === id)}
                    disabled={shown.length === 1 && shown[0]?.id === id}
                    onCheckedChange={(checked) => toggle(id, checked === true)}
                  />
                  {name}
                </Label>
              ))}
            </fieldset>
            <SegmentedLinks
              label="Which categories"
              segments={(['all', 'differences'] as const).map((only) => ({
                key: only,
                label: onlyLabels[only],
                isCurrent: search.only === only,
                link: { to: '/app/my-annual-spending', search: { ...search, only } },
              }))}
            />
          </div>
          {categories.length === 0 ? (
            <EmptyState title="Nothing differs">
              These profiles spend the same in every category.
            </EmptyState>
          ) : (
            <ComparisonTable
              profiles={shown}
              categories={categories}
              walletCents={valueFor ? shown.map(valueFor) : null}
            />
          )}
        </div>
      )}
    </>
  );
}
