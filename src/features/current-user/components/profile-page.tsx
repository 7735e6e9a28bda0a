import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/page-header.tsx';
import { useCatalog } from '@/features/catalog/queries.ts';
import { formatDate } from '@/lib/dates.ts';
import { currentUserQuery } from '../queries.ts';
import { AppearanceSection } from './appearance-section.tsx';
import { CategoryPrioritySection } from './category-priority-section.tsx';
import { ExpectedQuartersSection } from './expected-quarters-section.tsx';
import { NameForm } from './name-form.tsx';
import { PaymentCostsSection } from './payment-costs-section.tsx';
import { PointValuesSection } from './point-values-section.tsx';
import { RedemptionSection } from './redemption-section.tsx';
import { TiersSection } from './tiers-section.tsx';
import { WhatIHaveSection } from './what-i-have-section.tsx';

type ProfilePageProps = {
  picture: ReactNode;
  ownSystemIds: ReadonlySet<number>;
  programs: ReactNode;
  children?: ReactNode;
};

export function ProfilePage(props: ProfilePageProps) {
  const { picture, ownSystemIds, programs, children } = props;
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const rows = useCatalog();
  return (
    <>
      <PageHeader
        title="My profile"
        description="Who you are and how you value points. Every figure on this site follows from it."
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <section
          aria-label="Account"
          className="border-foreground flex flex-wrap items-start gap-4 border-t-2 pt-4"
        >
          {picture}
          <div className="min-w-48 flex-1 max-sm:basis-full">
            <NameForm user={user} />
          </div>
          <dl className="text-sm">
            <dt className="text-muted-foreground">E-mail address</dt>
            <dd className="pb-2 font-medium">{user.emailAddress ?? 'none'}</dd>
            <dt className="text-muted-foreground">Member since</dt>
            <dd className="font-medium">{formatDate(user.createdAt.toISOString().slice(0, 10))}</dd>
          </dl>
        </section>
        <RedemptionSection user={user} />
        <WhatIHaveSection user={user} rows={rows} />
        {programs}
        <PointValuesSection user={user} rows={rows} ownSystemIds={ownSystemIds} />
        <TiersSection user={user} rows={rows} />
        <PaymentCostsSection user={user} rows={rows} />
        <ExpectedQuartersSection user={user} />
        <CategoryPrioritySection user={user} categories={rows.categories} />
        <AppearanceSection />
        {children}
      </div>
    </>
  );
}
