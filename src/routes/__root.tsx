import type { QueryClient } from '@tanstack/react-query';
import { HeadContent, Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { PageLoadingBar } from '@/components/page-loading-bar.tsx';
import { SkipLink } from '@/components/skip-link.tsx';
import { Toaster } from '@/components/ui/toaster.tsx';
import { createPageHead } from '@/lib/page-head.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  head: () =>
    createPageHead(
      PRODUCT_NAME,
      'Which card to use for what, which cards are worth keeping, and what points are worth, with every step of the arithmetic shown.',
    ),
  component: RootLayout,
});

function RootLayout() {
  return (
    <>
      <HeadContent />
      <SkipLink />
      <PageLoadingBar />
      <Outlet />
      <Toaster />
    </>
  );
}
