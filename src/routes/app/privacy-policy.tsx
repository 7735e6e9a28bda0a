import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPolicy } from '@/components/legal/privacy-policy.tsx';
import { createPageHead } from '@/lib/page-head.ts';
import * as texts from '../-texts.ts';

export const Route = createFileRoute('/app/privacy-policy')({
  head: () => createPageHead(texts.privacyPolicy),
  component: PrivacyPolicy,
});
