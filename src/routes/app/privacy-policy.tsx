import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PrivacyPolicy } from '@/components/legal/privacy-policy.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { createPageHead } from '@/lib/page-head.ts';

const PrivacySettings = lazyNamed(() => import('./-privacy-settings.tsx'), 'PrivacySettings');

export const Route = createFileRoute('/app/privacy-policy')({
  head: () => createPageHead('Privacy policy'),
  component: PrivacyPolicyPage,
});

function PrivacyPolicyPage() {
  return (
    <PrivacyPolicy
      above={
        <Suspense fallback={<ListSkeleton label="Loading your settings" rows={4} />}>
          <PrivacySettings />
        </Suspense>
      }
    />
  );
}
