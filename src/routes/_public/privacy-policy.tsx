import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicy } from '@/components/legal/privacy-policy.tsx';
import { createPublicHead } from '@/lib/page-head.ts';
import { PUBLIC_PAGES } from '@/lib/public-pages.ts';

export const Route = createFileRoute('/_public/privacy-policy')({
  head: () => createPublicHead(PUBLIC_PAGES.privacyPolicy),
  component: () => <PrivacyPolicy />,
});
