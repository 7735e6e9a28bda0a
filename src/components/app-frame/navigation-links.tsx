import { Link } from '@tanstack/react-router';
import type { NavigationItem } from './navigation.ts';

type NavigationLinksProps = {
  items: readonly NavigationItem[];
  id?: string;
  hidden?: boolean;
  onNavigate?: () => void;
};

type NavigationLinkProps = { item: NavigationItem; onNavigate?: () => void };

function NavigationLink({ item, onNavigate }: NavigationLinkProps) {
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

export function NavigationLinks({ items, onNavigate, ...list }: NavigationLinksProps) {
  return (
    <ul {...list} className="grid">
      {items.map((item) => (
        <li key={item.to}>
          <NavigationLink item={item} {...(onNavigate && { onNavigate })} />
        </li>
      ))}
    </ul>
  );
}
