import { Link } from '@tanstack/react-router';
import type { NavigationItem } from './navigation.ts';

type NavigationLinkProps = { item: NavigationItem; onNavigate?: () => void };

export function NavigationLink({ item, onNavigate }: NavigationLinkProps) {
  const Icon = item.icon;
  return (
    <Link
      to={item.to}
      activeOptions={{ exact: item.to === '/app' }}
      onClick={onNavigate}
      className="text-muted-foreground hover:bg-accent hover:text-foreground data-[status=active]:bg-primary-soft data-[status=active]:text-foreground flex min-h-8 items-center gap-3 rounded-md px-3 py-1 font-medium max-lg:min-h-11"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {item.label}
    </Link>
  );
}
