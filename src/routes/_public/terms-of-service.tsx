import { createFileRoute } from '@tanstack/react-router';
import { TermsOfService } from '@/components/legal/terms-of-service.tsx';
import { createPublicHead } from '@/lib/page-head.ts';
import { PUBLIC_PAGES } from '@/lib/public-pages.ts';

export const Route = createFileRoute('/_public/terms-of-service')({
  head: () => createPublicHead(PUBLIC_PAGES.termsOfService),
  component: TermsOfService,
});
