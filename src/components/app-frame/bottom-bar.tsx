import { Link, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { COUNTER, NAVIGATION, type NavigationGroup } from './navigation.ts';

/** Dialog code loads when a dialog opens. */
const PagesSheet = lazyNamed(() => import('./pages-sheet.tsx'), 'PagesSheet');

type GroupButtonProps = {
  group: NavigationGroup;
  isOpen: boolean;
  isCurrent: boolean;
  onOpen: () => void;
};

function GroupButton({ group, isOpen, isCurrent, onOpen }: GroupButtonProps) {
  const { label, icon: Icon } = group;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-current={isCurrent || undefined}
      onClick={onOpen}
      className="text-muted-foreground aria-[current]:border-primary aria-[current]:text-foreground flex flex-1 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-sm font-medium focus-visible:-outline-offset-2"
    >
      <Icon aria-hidden className="size-5" />
      {label}
    </button>
  );
}

/** Opened already while the page loads: the bar of the page that then takes its place begins with it. */
let opened: NavigationGroup | undefined;

/** The navigation entry of the current address; one entry covers all addresses below it. */
export const useSection = (): string =>
  useLocation({ select: ({ pathname }) => pathname.split('/', 3).join('/') });

export function BottomBar() {
  const [open, setOpen] = useState(opened);
  useEffect(() => {
    opened = open;
    return () => {
      opened = undefined;
    };
  }, [open]);
  const section = useSection();
  const buttons = NAVIGATION.map((group) => (
    <GroupButton
      key={group.label}
      group={group}
      isOpen={group === open}
      isCurrent={[...group.pages, ...group.further].some(({ to }) => to === section)}
      onOpen={() => setOpen(group)}
    />
  ));
  const middle = buttons.length / 2;
  return (
    <nav
      aria-label="Main"
      className="bg-card fixed inset-x-0 bottom-0 z-30 flex h-[calc(4rem+env(safe-area-inset-bottom))] border-t pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {buttons.slice(0, middle)}
      <div className="flex flex-1 items-center justify-center">
        <Link
          to={COUNTER.to}
          aria-label={COUNTER.label}
          className="bg-primary text-primary-foreground hover:bg-primary-hover flex size-14 items-center justify-center rounded-full"
        >
          <COUNTER.icon aria-hidden className="size-6" />
        </Link>
      </div>
      {buttons.slice(middle)}
      {open && (
        <Suspense>
          <PagesSheet group={open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </nav>
  );
}
