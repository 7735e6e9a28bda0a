import { Link } from '@tanstack/react-router';
import { Suspense, type SyntheticEvent, useEffect, useState } from 'react';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { COUNTER, NAVIGATION, type NavigationGroup, useOpenGroup } from './navigation.ts';

/** Dialog code loads when a dialog opens. */
const PagesSheet = lazyNamed(() => import('./pages-sheet.tsx'), 'PagesSheet');

type GroupTabProps = {
  group: NavigationGroup;
  isOpen: boolean;
  isCurrent: boolean;
  onOpen: () => void;
};

/** Links to the word's first page. There it becomes a button that opens all its pages, and keeps the focus. */
function GroupTab({ group, isOpen, isCurrent, onOpen }: GroupTabProps) {
  const { label, icon: Icon, pages } = group;
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    onOpen();
  };
  return (
    <Link
      to={pages[0].to}
      activeOptions={{ exact: true }}
      role={isCurrent ? 'button' : undefined}
      aria-current={isCurrent || undefined}
      aria-haspopup={isCurrent ? 'dialog' : undefined}
      aria-expanded={isCurrent ? isOpen : undefined}
      onClick={isCurrent ? open : undefined}
      onKeyDown={(event) => {
        if (isCurrent && event.key === ' ') open(event);
      }}
      className="text-muted-foreground aria-[current]:border-primary aria-[current]:text-foreground flex flex-1 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-sm font-medium focus-visible:-outline-offset-2"
    >
      <Icon aria-hidden className="size-5" />
      {label}
    </Link>
  );
}

/** Opened already while the page loads: the bar of the page that then takes its place begins with it. */
let opened: NavigationGroup | undefined;

export function BottomBar() {
  const [open, setOpen] = useState(opened);
  useEffect(() => {
    opened = open;
    return () => {
      opened = undefined;
    };
  }, [open]);
  const current = useOpenGroup();
  const tabs = NAVIGATION.map((group) => (
    <GroupTab
      key={group.label}
      group={group}
      isOpen={group === open}
      isCurrent={group === current}
      onOpen={() => setOpen(group)}
    />
  ));
  const middle = tabs.length / 2;
  return (
    <nav
      aria-label="Main"
      className="bg-card low:static fixed inset-x-0 bottom-0 z-30 flex h-[calc(4rem+env(safe-area-inset-bottom))] border-t pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {tabs.slice(0, middle)}
      <div className="flex flex-1 items-center justify-center">
        <Link
          to={COUNTER.to}
          aria-label={`Pay: ${COUNTER.label}`}
          className="bg-primary text-primary-foreground hover:bg-primary-hover flex size-14 flex-col items-center justify-center rounded-full text-sm leading-4 font-semibold"
        >
          <COUNTER.icon aria-hidden className="size-5" />
          Pay
        </Link>
      </div>
      {tabs.slice(middle)}
      {open && (
        <Suspense>
          <PagesSheet group={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </nav>
  );
}
