import { type ReactNode, Suspense } from 'react';
import { FindButton } from '@/components/find-button.tsx';
import { LiveIndicator } from '@/components/live-indicator.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { lazyNamed } from '@/lib/lazy-named.ts';
import type { Account } from './account-menu.tsx';
import { FrameShell } from './frame-shell.tsx';
import { InFrameContext } from './in-frame-context.ts';

/** Menus are a tenth of the page's code and not needed in the first second. */
const AccountMenu = lazyNamed(() => import('./account-menu.tsx'), 'AccountMenu');

type AppFrameProps = { account: Account; onSignOut: () => void; children: ReactNode };

export function AppFrame({ account, onSignOut, children }: AppFrameProps) {
  return (
    <FrameShell
      tools={
        <>
          <LiveIndicator />
          <FindButton />
          <Suspense fallback={<Skeleton className="mx-1 size-8 rounded-full" />}>
            <AccountMenu account={account} onSignOut={onSignOut} />
          </Suspense>
        </>
      }
    >
      <InFrameContext value={true}>{children}</InFrameContext>
    </FrameShell>
  );
}
