import { Suspense } from 'react';
import { useCatalogQuery } from '@/features/catalog/facts/queries.ts';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { ErrorState } from '@/components/error-state.tsx';
import { Section, SectionContent, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { describeError } from '@/lib/describe-error.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';

/** Lazy: the file checks are at the end of a long page. */
const PortabilityPanels = lazyNamed(() => import('./portability-panels.tsx'), 'PortabilityPanels');

export function PortabilitySection() {
  const catalog = useCatalogQuery();
  return (
    <Section aria-labelledby="your-data">
      <SectionHeader>
        <div className="grid gap-1">
          <SectionTitle id="your-data">Your data</SectionTitle>
          <p className="text-muted-foreground text-sm">
            Everything you entered is yours: download it, keep it, or bring it back.
          </p>
        </div>
      </SectionHeader>
      <SectionContent>
        {catalog.isPending && <ListSkeleton rows={2} label="Loading" />}
        {catalog.isError && (
          <ErrorState
            title="Your data could not be loaded"
            message={describeError(catalog.error)}
            query={catalog}
          />
        )}
        {catalog.data && (
          <Suspense fallback={<ListSkeleton rows={2} label="Loading" />}>
            <PortabilityPanels rows={catalog.data} />
          </Suspense>
        )}
      </SectionContent>
    </Section>
  );
}
