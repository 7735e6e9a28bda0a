import { Link } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { Brand } from '@/components/brand.tsx';
import { FindButton } from '@/components/find-button.tsx';
import { LiveIndicator } from '@/components/live-indicator.tsx';
import { Button } from '@/components/ui/button.tsx';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { useDeviceValue } from '@/lib/use-device-value.ts';
import { isConsentAsked } from '@/lib/analytics-settings.ts';
import { consent } from '@/lib/consent.ts';
import { PRODUCT_NAME } from '@/lib/product.ts';
import { setColorMode, useColorMode } from '@/lib/theme.ts';
import type { ColorMode } from '@/lib/theme.ts';

const PAGES = [
  { to: '/credit-cards', label: 'Cards', className: '' },
  { to: '/reviews', label: 'Guides', className: 'max-[26rem]:hidden' },
] as const;

const linkClasses =
  'hover:text-foreground inline-flex min-h-6 items-center underline-offset-4 hover:underline';

const NEXT: Record<ColorMode, ColorMode> = { system: 'light', light: 'dark', dark: 'system' };
const NAMES: Record<ColorMode, string> = {
  system: 'as the device',
  light: 'light',
  dark: 'dark',
};
const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Cycles through light, dark and the device's setting. */
function ColorModeButton() {
  const mode = useColorMode();
  const Icon = ICONS[mode];
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Colors: ${NAMES[mode]}. Change to ${NAMES[NEXT[mode]]}.`}
      onClick={() => setColorMode(NEXT[mode])}
    >
      <Icon aria-hidden />
    </Button>
  );
}

function SiteFooter() {
  return (
    <footer className="text-muted-foreground border-t text-sm">
      <div className="mx-auto grid max-w-6xl gap-4 px-4 py-6">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to="/credit-cards" className={linkClasses}>
            Credit cards
          </Link>
          <Link to="/best" className={linkClasses}>
            Best cards
          </Link>
          <Link to="/reviews" className={linkClasses}>
            Guides
          </Link>
          <Link to="/privacy-policy" className={linkClasses}>
            Privacy policy
          </Link>
          <Link to="/terms-of-service" className={linkClasses}>
            Terms of service
          </Link>
          {isConsentAsked() && (
            <button type="button" className={linkClasses} onClick={() => consent.clear()}>
              Statistics: ask me again
            </button>
          )}
          <span className="sm:hidden">
            <ColorModeButton />
          </span>
        </div>
        <p className="max-w-prose">
          No bank pays {PRODUCT_NAME}, and nothing is ranked by commission. Figures are estimates
          from dated, sourced facts, not financial advice. Contains data from OpenTravelData, CC BY
          4.0, modified.
        </p>
      </div>
    </footer>
  );
}

export function PublicLayout({ children }: { children: ReactNode }) {
  const isMember = useDeviceValue(hasSessionCookie, false);
  // Replays presses made before hydration: `public/start-app.js` waits for this event.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="bg-card low:static sticky top-0 z-30 border-b">
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
