import { NAVIGATION } from '@/components/app-frame/navigation.ts';
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
  page('/reviews', 'Guides and reviews', 'Articles, explainers'),
  page(VIDEOS, 'Videos', 'Explainers to watch'),
  page('/login', 'Sign in', 'Log in'),
  page('/register', 'Create account', 'Register, sign up'),
  page('/privacy-policy', 'Privacy policy', 'Data, cookies'),
  page('/terms-of-service', 'Terms of service', 'Conditions'),
];

/** Pages missing from the navigation: in the account menu, or nowhere. */
const ACCOUNT_PAGES: readonly FindEntry[] = [
  page('/app/my-profile', 'My profile', 'Account, point values, settings'),
  page('/app/privacy-policy', 'Privacy policy', 'Data, cookies'),
  page('/app/terms-of-service', 'Terms of service', 'Conditions'),
];

const MEMBERS_TOO: readonly string[] = ['/', VIDEOS];

/** Pages to jump to: members get their own and the articles; an empty list page is left out. */
export function listPages(isMember: boolean, hasVideos: boolean): readonly FindEntry[] {
  const open = PUBLIC_PAGES.filter(({ id }) => hasVideos || id !== VIDEOS);
  if (!isMember) return open;
  const own = NAVIGATION.flatMap(({ label, pages, further }) =>
    [...pages, ...further].map((item) => page(item.to, item.label, label)),
  );
  return [...own, ...ACCOUNT_PAGES, ...open.filter(({ id }) => MEMBERS_TOO.includes(id))];
}
