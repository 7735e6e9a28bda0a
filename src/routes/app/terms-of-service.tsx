import { createFileRoute } from '@tanstack/react-router';
import { TermsOfService } from '@/components/legal/terms-of-service.tsx';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/app/terms-of-service')({
  head: () => createPageHead('Terms of service'),
  component: TermsOfService,
});
