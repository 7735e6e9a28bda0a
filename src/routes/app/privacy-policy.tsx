import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicy } from '@/components/legal/privacy-policy.tsx';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/privacy-policy')({
  head: () => createPageHead('Privacy policy'),
  component: PrivacyPolicy,
});
