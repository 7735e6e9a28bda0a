import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import type { CurrentUser } from '@contract/current-user.ts';
import { Label } from '@/components/ui/label.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { useCatalog } from '@/features/catalog/facts/queries.ts';
import { formatDate, getToday } from '@/lib/dates.ts';
import { CategoryIcon } from '@/components/category-icon.tsx';
import { SortableList } from '@/components/sortable-list.tsx';
import type { CatalogRows, CategoryRow } from '@/features/catalog/facts/schema.ts';
import { Button } from '@/components/ui/button.tsx';
import { InputField } from '@/components/ui/input-field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { formatCents, formatPercent } from '@/lib/format.ts';
import { currentUserQuery } from '../queries.ts';
import { currentUserEdits } from '../mutations.ts';
import { groupTiers } from '../group-tiers.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { PaymentCostsSection } from './payment-costs-section.tsx';
import { PointValuesSection } from './point-values-section.tsx';
import { WhatIHaveSection } from './what-i-have-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { RedemptionChoice } from './redemption-choice.tsx';

/** The categories in the member's order; those they have not placed follow in the catalog's. */
function listInOrder(categories: readonly CategoryRow[], priority: readonly string[]) {
  const placed = priority.flatMap((slug) => categories.find((each) => each.slug === slug) ?? []);
  return [...placed, ...categories.filter(({ slug }) => !priority.includes(slug))];
}

type CategoryPrioritySectionProps = { user: CurrentUser; categories: readonly CategoryRow[] };

function CategoryPrioritySection({ user, categories }: CategoryPrioritySectionProps) {
  const update = useMutation(currentUserEdits.updateCategoryPriority);
  const ordered = listInOrder(categories, user.categoryPriority);
  const [isOpen, setOpen] = useState(false);
  const first = ordered.slice(0, 3).map(({ name }) => name);
  return (
    <ProfileSection
      title="Which categories come first"
      description="Home and Best card show them in this order."
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{first.join(', ')} come first.</p>
        <Button variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the order' : 'Change the order'}
        </Button>
      </div>
      {isOpen && (
        <SortableList
          items={ordered}
          keyOf={({ slug }) => slug}
          nameOf={({ name }) => name}
          onOrder={(categoriesInOrder) => update.mutate(categoriesInOrder.map(({ slug }) => slug))}
          className="grid gap-x-4 sm:grid-cols-2"
          itemClassName="flex items-center gap-2 border-b py-1"
        >
          {(category, index) => (
            <>
              <span className="text-muted-foreground w-6 text-right text-sm">{index + 1}</span>
              <CategoryIcon name={category.icon} className="text-muted-foreground size-4" />
              <span className="min-w-0 flex-1 truncate">{category.name}</span>
            </>
          )}
        </SortableList>
      )}
    </ProfileSection>
  );
}

const longestName = 80;

function NameForm({ user }: { user: CurrentUser }) {
  const update = useMutation(currentUserEdits.updateName);
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? user.name ?? '';
  const isChanged = typed !== null && typed.trim() !== (user.name ?? '');

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isChanged) return;
    update.mutate(typed, {
      onSuccess: () => {
        // Keeps text typed during the save.
        setTyped((now) => (now === typed ? null : now));
      },
    });
  };

  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-2">
      <InputField
        label="Name"
        hint={user.userName ? `If it’s empty, we show “${user.userName}”.` : undefined}
        className="min-w-40 flex-1"
        autoComplete="name"
        maxLength={longestName}
        value={name}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isChanged && (
        <Button type="submit" isLoading={update.isPending} className="mb-auto sm:mt-6.5">
          Save name
        </Button>
      )}
    </form>
  );
}

const title = 'What you use points for';

function RedemptionSection({ user }: { user: CurrentUser }) {
  return (
    <ProfileSection
      title={title}
      description="This decides what a point is worth to you. If a program has no value for it, its cash value counts."
    >
      <RedemptionChoice value={user.redemptionPreference} label={title} />
      {user.redemptionPreference === null && (
        <p className="text-muted-foreground pt-3 text-sm">
          Until you choose, points are valued as travel.
        </p>
      )}
    </ProfileSection>
  );
}

type TiersSectionProps = { user: CurrentUser; rows: CatalogRows };

function TiersSection({ user, rows }: TiersSectionProps) {
  const update = useMutation(currentUserEdits.updatePointSystemTiers);
  const groups = groupTiers(rows, getToday());
  const choose = (key: string, slug: string) => {
    const others = Object.entries(user.pointSystemTiers).filter(([known]) => known !== key);
    update.mutate(Object.fromEntries(slug === '' ? others : [...others, [key, slug]]));
  };
  return (
    <ProfileSection
      title="Relationship tiers"
      description="Banks that pay more on every dollar when you keep money with them."
    >
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <SelectField
            key={group.key}
            label={group.name}
            value={user.pointSystemTiers[group.key] ?? ''}
            onChange={(event) => choose(group.key, event.target.value)}
          >
            <option value="">No tier</option>
            {group.tiers.map((tier) => (
              <option key={tier.slug} value={tier.slug}>
                {tier.name}: +{formatPercent(tier.earn_bonus_percent)}
                {tier.min_balance_cents !== null &&
                  tier.min_balance_cents > 0 &&
                  ` from ${formatCents(tier.min_balance_cents)}`}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </ProfileSection>
  );
}

export function ExpectedQuartersSection({ user }: { user: CurrentUser }) {
  const id = useId();
  const update = useMutation(currentUserEdits.updateExpectedQuarters);
  return (
    <ProfileSection
      title="Rotating quarters"
      description="Cards with rotating categories announce a quarter shortly before it begins. Until then, the same quarter of last year is used instead, marked as expected."
    >
      <div className="flex items-center gap-3">
        <Switch
          id={id}
          checked={user.showsExpectedQuarters}
          onCheckedChange={(isOn) => update.mutate(isOn)}
        />
        <Label htmlFor={id}>Count expected rotating quarters</Label>
      </div>
    </ProfileSection>
  );
}

type YouSectionsProps = { picture: ReactNode; people: ReactNode; reports: ReactNode };

/** Name, picture, people and reports of the member. */
export function YouSections({ picture, people, reports }: YouSectionsProps) {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const rows = useCatalog();
  return (
    <>
      <section
        aria-label="Account"
        className="border-foreground flex flex-wrap items-start gap-4 border-t-2 pt-4"
      >
        {picture}
        <div className="min-w-48 flex-1 max-sm:basis-full">
          <NameForm user={user} />
        </div>
        <dl className="text-sm">
          <dt className="text-muted-foreground">Email address</dt>
          <dd className="pb-2 font-medium">{user.emailAddress ?? 'none'}</dd>
          <dt className="text-muted-foreground">Member since</dt>
          <dd className="font-medium">{formatDate(user.createdAt.toISOString().slice(0, 10))}</dd>
        </dl>
      </section>
      {people}
      <WhatIHaveSection user={user} rows={rows} />
      <CategoryPrioritySection user={user} categories={rows.categories} />
      <AppearanceSection />
      {reports}
    </>
  );
}

type ValueSectionsProps = { ownSystemIds: ReadonlySet<number>; programs: ReactNode };

/** How the member values points and costs; every figure of the site follows from it. */
export function ValueSections({ ownSystemIds, programs }: ValueSectionsProps) {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const rows = useCatalog();
  return (
    <>
      <RedemptionSection user={user} />
      <PointValuesSection user={user} rows={rows} ownSystemIds={ownSystemIds} />
      <TiersSection user={user} rows={rows} />
      <PaymentCostsSection user={user} rows={rows} />
      <ExpectedQuartersSection user={user} />
      {programs}
    </>
  );
}
