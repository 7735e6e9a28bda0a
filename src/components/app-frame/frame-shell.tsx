import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Brand } from '@/components/brand.tsx';
import { BottomBar, useSection } from './bottom-bar.tsx';
import { NAVIGATION } from './navigation.ts';
import type { NavigationGroup } from './navigation.ts';
import { NavigationLinks } from './navigation-links.tsx';

function SideGroup({ group }: { group: NavigationGroup }) {
  const { label, pages, further } = group;
  const headId = useId();
  const furtherId = useId();
  const section = useSection();
  const [seen, setSeen] = useState('');
  const [isUnfolded, setUnfolded] = useState(false);
  // Unfolds when a page inside it opens; it can still be folded by hand.
  if (seen !== section) {
    setSeen(section);
    if (further.some(({ to }) => to === section)) setUnfolded(true);
  }
  return (
    <div role="group" aria-labelledby={headId} className="grid">
      <div className="text-muted-foreground flex min-h-7 items-center justify-between pl-3 text-sm font-medium">
        <span id={headId}>{label}</span>
        {further.length > 0 && (
          <button
            type="button"
            aria-label={`More of ${label}`}
            aria-expanded={isUnfolded}
            aria-controls={furtherId}
            onClick={() => setUnfolded(!isUnfolded)}
            className="hover:bg-accent hover:text-foreground flex min-h-7 items-center gap-1 rounded-md px-2"
          >
            More
            <ChevronDown aria-hidden className={isUnfolded ? 'size-4 rotate-180' : 'size-4'} />
          </button>
        )}
      </div>
      <NavigationLinks items={pages} />
      {further.length > 0 && (
        <NavigationLinks items={further} id={furtherId} hidden={!isUnfolded} />
      )}
    </div>
  );
}

type FrameShellProps = {
  tools: ReactNode;
  children: ReactNode;
};

export function FrameShell({ tools, children }: FrameShellProps) {
  const navRef = useRef<HTMLElement>(null);
  const section = useSection();
  // The side bar may be longer than the window. Looking for the place lays the whole page out.
  useEffect(() => {
    navRef.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [section]);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <aside className="bg-card sticky top-0 hidden h-dvh flex-col border-r lg:flex print:hidden">
        <div className="flex h-14 shrink-0 items-center border-b px-4">
          <Brand to="/app" />
        </div>
        <nav
          ref={navRef}
          aria-label="Main"
          className="grid flex-1 scroll-py-3 content-start gap-3 overflow-y-auto p-3"
        >
          {NAVIGATION.map((group) => (
            <SideGroup key={group.label} group={group} />
          ))}
        </nav>
        <div className="text-muted-foreground flex gap-4 border-t px-4 py-3 text-sm">
          <Link to="/app/privacy-policy" className="hover:text-foreground min-h-6">
            Privacy
          </Link>
          <Link to="/app/terms-of-service" className="hover:text-foreground min-h-6">
            Terms
          </Link>
        </div>
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="bg-card sticky top-0 z-30 flex h-14 items-center justify-between border-b px-4 lg:justify-end print:hidden">
          <div className="lg:hidden">
            <Brand to="/app" />
          </div>
          <div className="flex items-center gap-1">{tools}</div>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 py-6 pb-24 outline-none max-sm:pt-4 lg:px-8 lg:pb-10 print:max-w-none print:p-0"
        >
          {children}
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
