import type { NavigationItem } from './navigation.ts';
import { NavigationLink } from './navigation-link.tsx';

type NavigationLinksProps = {
  items: readonly NavigationItem[];
  id?: string;
  hidden?: boolean;
  onNavigate?: () => void;
};

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
