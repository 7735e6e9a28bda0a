import { useRouter } from '@tanstack/react-router';
import { NAVIGATION, type NavigationGroup } from './navigation.ts';

/** The groups of the navigation with the screens that exist. */
export function useNavigation(): NavigationGroup[] {
  const router = useRouter();
  const paths = new Set(
    Object.keys(router.routesByPath).map((path) => path.replace(/(.)\/$/u, '$1')),
  );
  return NAVIGATION.map((group) => ({
    ...group,
    items: group.items.filter((item) => paths.has(item.to)),
  })).filter((group) => group.items.length > 0);
}
