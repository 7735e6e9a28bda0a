import { Suspense } from 'react';
import { useCatalogueQuery } from '@/features/catalogue/queries.ts';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';

/** What checks a file stands at the end of a long page. */
const PortabilityPanels = lazyNamed(() => import('./portability-panels.tsx'), 'PortabilityPanels');

/** Taking everything along, and bringing it back. */
export function PortabilitySection() {
  const catalogue = useCatalogueQuery();
  return (
    <Section aria-labelledby="your-data">
      <SectionHeader>
        <div className="grid gap-1">
          <SectionTitle id="your-data">Your data</SectionTitle>
          <p className="text-muted-foreground text-sm">
            Everything that you entered is yours: take it along, keep it, bring it back.
          </p>
        </div>
      </SectionHeader>
      <SectionContent>
        {catalogue.isPending && <ListSkeleton rows={2} label="Loading" />}
        {catalogue.isError && (
          <ErrorState
            title="Your data could not be loaded"
            message={describeError(catalogue.error)}
            onRetry={() => void catalogue.refetch()}
            isRetrying={catalogue.isFetching}
          />
        )}
        {catalogue.data && (
          <Suspense fallback={<ListSkeleton rows={2} label="Loading" />}>
            <PortabilityPanels rows={catalogue.data} />
          </Suspense>
        )}
      </SectionContent>
    </Section>
  );
}
