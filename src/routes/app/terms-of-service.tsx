import { createFileRoute } from '@tanstack/react-router';
import { TermsOfService } from '@/components/legal/terms-of-service.tsx';
import { createPageHead } from '@/lib/page-head.ts';
import * as texts from '../-texts.ts';

export const Route = createFileRoute('/app/terms-of-service')({
  head: () => createPageHead(texts.termsOfService),
  component: TermsOfService,
});
