import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT, NAVIGATION, listGroup } from '@/components/app-frame/navigation.ts';
import { NavigationLinks } from '@/components/app-frame/navigation-links.tsx';
import { PageHeader } from '@/components/page-header.tsx';
import { Section, SectionHeader, SectionTitle } from '@/components/section.tsx';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/all-pages')({
  head: () => createPageHead('All pages'),
  component: AllPages,
});

function AllPages() {
  return (
    <>
      <PageHeader
        title="All pages"
        description="Find opens each of these by name, and every card, shop, and rule."
      />
      <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {[...NAVIGATION, ACCOUNT].map((group) => (
          <Section key={group.label} aria-label={group.label}>
            <SectionHeader>
              <SectionTitle>{group.label}</SectionTitle>
            </SectionHeader>
            <div className="-mx-3">
              <NavigationLinks items={listGroup(group)} />
            </div>
          </Section>
        ))}
      </div>
    </>
  );
}
