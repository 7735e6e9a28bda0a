import { Link } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import { Brand } from '@/components/brand.tsx';
import { ColorModeButton } from '@/components/color-mode-button.tsx';
import { FindButton } from '@/components/find-button.tsx';
import { LiveIndicator } from '@/components/live-indicator.tsx';
import { SiteFooter } from '@/components/site-footer.tsx';
import { Button } from '@/components/ui/button.tsx';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { useDeviceValue } from '@/lib/use-device-value.ts';

const PAGES = [
  { to: '/credit-cards', label: 'Cards', className: '' },
  { to: '/reviews', label: 'Guides', className: 'max-[26rem]:hidden' },
] as const;

export function PublicLayout({ children }: { children: ReactNode }) {
  const isMember = useDeviceValue(hasSessionCookie, false);
  // Replays presses made before hydration: `public/start-app.js` waits for this event.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="bg-card sticky top-0 z-30 border-b">
        <div className="mx-auto flex h-14 max-w-6xl items-center gap-1 px-3 min-[22rem]:gap-2 min-[22rem]:px-4 sm:gap-4">
          <Brand />
          <nav aria-label="Main" className="flex flex-1 items-center">
            {PAGES.map(({ to, label, className }) => (
              <Link
                key={to}
                to={to}
                className={`text-muted-foreground hover:text-foreground data-[status=active]:text-foreground inline-flex h-10 items-center rounded-md px-2 font-medium ${className}`}
              >
                {label}
              </Link>
            ))}
          </nav>
          <LiveIndicator />
          <FindButton />
          <span className="max-sm:hidden">
            <ColorModeButton />
          </span>
          {isMember ? (
            <Button asChild size="md">
              <Link to="/app">Open app</Link>
            </Button>
          ) : (
            <>
              <Button asChild size="md" variant="ghost">
                <Link to="/login">Sign in</Link>
              </Button>
              <Button asChild size="md" className="max-xs:hidden max-sm:hidden">
                <Link to="/register">Create account</Link>
              </Button>
            </>
          )}
        </div>
      </header>
      {/* The footer starts below the first screen, so that content arriving later does not shift it. */}
      <main id="main" tabIndex={-1} className="min-h-[calc(100svh-3.5rem)] flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
