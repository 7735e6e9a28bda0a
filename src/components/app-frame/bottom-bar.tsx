import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { BOTTOM_BAR_PATHS } from './navigation.ts';
import { useNavigation } from './use-navigation.ts';

/** What a dialog is made of comes when one is opened. */
const PagesSheet = lazy(async () => {
  const { PagesSheet: component } = await import('./pages-sheet.tsx');
  return { default: component };
});

const itemClasses =
  'text-muted-foreground data-[status=active]:text-primary flex h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs font-medium focus-visible:-outline-offset-2';

export function BottomBar() {
  const [isOpen, setOpen] = useState(false);
  const items = useNavigation()
    .flatMap((group) => group.items)
    .filter((item) => BOTTOM_BAR_PATHS.includes(item.to));
  return (
    <nav
      aria-label="Main"
      className="bg-card fixed inset-x-0 bottom-0 z-30 flex border-t pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {items.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to} activeOptions={{ exact: to === '/app' }} className={itemClasses}>
          <Icon aria-hidden className="size-5" />
          {label.replace('Card ranking', 'Ranking')}
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
        }}
        className={itemClasses}
      >
        <Menu aria-hidden className="size-5" />
        More
      </button>
      {isOpen && (
        <Suspense>
          <PagesSheet
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </nav>
  );
}
