import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Brand } from '@/components/brand.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ALL_PAGES, NAVIGATION, useOpenGroup } from './navigation.ts';

const LINE = 'mx-auto flex max-w-[76rem] items-center px-4 md:px-8';
const entry = 'text-muted-foreground hover:text-foreground aria-[current]:text-foreground';
const pageEntry = `${entry} inline-flex h-full items-center text-sm font-medium aria-[current]:font-semibold`;

function Masthead({ tools }: { tools: ReactNode }) {
  const open = useOpenGroup();
  const [home] = NAVIGATION;
  const shown = open ?? home;
  return (
    <>
      <header className="bg-card low:static sticky top-0 z-30 border-b print:hidden">
        <div className={`${LINE} h-14 gap-4 lg:gap-8`}>
          <Brand to="/app" />
          <nav aria-label="Main" className="flex h-full max-md:hidden">
            {NAVIGATION.map((group) => (
              <Link
                key={group.label}
                to={group.pages[0].to}
                activeOptions={{ exact: true }}
                aria-current={group === open || undefined}
                className={`${entry} aria-[current]:border-primary inline-flex items-center border-b-2 border-transparent px-4 pt-0.5 font-medium focus-visible:-outline-offset-2`}
              >
                {group.label}
              </Link>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-1 lg:gap-2">{tools}</div>
        </div>
      </header>
      <nav
        aria-label={`Pages of ${shown.label}`}
        className="bg-card border-b max-md:hidden print:hidden"
      >
        <div className={`${LINE} h-11`}>
          <ul className="flex h-full gap-7">
            {shown.pages.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: to === '/app' }} className={pageEntry}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <Link to={ALL_PAGES.to} className={`${pageEntry} ml-auto`}>
            {ALL_PAGES.label}
          </Link>
        </div>
      </nav>
    </>
  );
}

type FrameShellProps = {
  tools: ReactNode;
  children: ReactNode;
};

export function FrameShell({ tools, children }: FrameShellProps) {
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <Masthead tools={tools} />
      {/* The footer starts below the first screen, so that content arriving later does not shift it. */}
      <main
        id="main"
        tabIndex={-1}
        className="low:pb-6 mx-auto w-full max-w-[76rem] flex-1 px-4 py-6 outline-none max-md:pb-24 max-sm:pt-4 md:min-h-[calc(100svh-6.25rem)] md:px-8 md:pb-10 print:max-w-none print:p-0"
      >
        {children}
      </main>
      <footer className="text-muted-foreground border-t text-sm max-md:hidden print:hidden">
        <div className={`${LINE} gap-4 py-4`}>
          <Link to="/app/privacy-policy" className="hover:text-foreground min-h-6">
            Privacy
          </Link>
          <Link to="/app/terms-of-service" className="hover:text-foreground min-h-6">
            Terms
          </Link>
        </div>
      </footer>
      <BottomBar />
    </div>
  );
}
