import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '@/features/credit-cards/components/home-page.tsx';
import { cardSampleQuery } from '@/features/credit-cards/queries.ts';
import { createPageHead } from '@/lib/page-head.ts';

export const Route = createFileRoute('/_public/')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(cardSampleQuery());
  },
  head: () => createPageHead('What your cards and points are worth'),
  component: HomePage,
});
