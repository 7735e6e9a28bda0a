import { ACCOUNT, NAVIGATION, listGroup } from '@/components/app-frame/navigation.ts';
import type { FindEntry } from './schema.ts';

const page = (id: string, label: string, note = ''): FindEntry => ({
  id,
  kind: 'page',
  label,
  note,
});

const VIDEOS = '/videos';

const PUBLIC_PAGES: readonly FindEntry[] = [
  page('/', 'Home page', 'Start'),
  page('/credit-cards', 'Credit cards', 'All cards of the catalog'),
  page('/best', 'Best cards by spending', 'Rankings: groceries, dining, gas, travel'),
  page('/reviews', 'Guides', 'Articles, explainers, reviews'),
  page(VIDEOS, 'Videos', 'Explainers to watch'),
  page('/changes', 'What changed', 'News, history of fees and offers'),
  page('/login', 'Sign in', 'Log in'),
  page('/register', 'Create account', 'Register, sign up'),
  page('/privacy-policy', 'Privacy policy', 'Data, cookies'),
  page('/terms-of-service', 'Terms of service', 'Conditions'),
];

const MEMBERS_TOO: readonly string[] = ['/', '/best', VIDEOS, '/changes'];

/** Pages to jump to: members get their own and the articles; an empty list page is left out. */
export function listPages(isMember: boolean, hasVideos: boolean): readonly FindEntry[] {
  const open = PUBLIC_PAGES.filter(({ id }) => hasVideos || id !== VIDEOS);
  if (!isMember) return open;
  const own = [...NAVIGATION, ACCOUNT].flatMap((group) =>
    listGroup(group).map(({ to, label, note }) => page(to, label, note ?? group.label)),
  );
  return [...own, ...open.filter(({ id }) => MEMBERS_TOO.includes(id))];
}
