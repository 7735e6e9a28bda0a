import { NavigationLink } from './navigation-link.tsx';
import { useNavigation } from './use-navigation.ts';

export function NavigationGroups({ onNavigate }: { onNavigate?: () => void }) {
  return useNavigation().map((group) => (
    <div key={group.label ?? ''} className="grid gap-0.5">
      {group.label && (
        <p className="text-muted-foreground px-3 pb-1 text-sm font-medium">{group.label}</p>
      )}
      <ul className="grid gap-0.5">
        {group.items.map((item) => (
          <li key={item.to}>
            <NavigationLink item={item} {...(onNavigate && { onNavigate })} />
          </li>
        ))}
      </ul>
    </div>
  ));
}
