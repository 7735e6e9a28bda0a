import { Link } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Sheet, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/sheet.tsx';
import { BOTTOM_BAR_PATHS } from './navigation.ts';
import { NavigationGroups } from './navigation-groups.tsx';
import { useNavigation } from './use-navigation.ts';

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
      <Sheet open={isOpen} onOpenChange={setOpen}>
        <SheetTrigger className={itemClasses}>
          <Menu aria-hidden className="size-5" />
          More
        </SheetTrigger>
        <SheetContent side="bottom" aria-describedby={undefined}>
          <SheetTitle>All pages</SheetTitle>
          <nav aria-label="All pages" className="grid gap-4 pb-4">
            <NavigationGroups
              onNavigate={() => {
                setOpen(false);
              }}
            />
          </nav>
        </SheetContent>
      </Sheet>
    </nav>
  );
}
