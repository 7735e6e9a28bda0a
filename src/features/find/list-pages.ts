import { NAVIGATION } from '@/components/app-frame/navigation.ts';
import type { FindEntry } from './schema.ts';

const page = (id: string, label: string, note = ''): FindEntry => ({
  id,
  kind: 'page',
  label,
  note,
});

const PUBLIC_PAGES: readonly FindEntry[] = [
  page('/', 'Home page', 'Start'),
  page('/credit-cards', 'Credit cards', 'All cards of the catalogue'),
  page('/reviews', 'Reviews', 'Articles'),
  page('/videos', 'Videos'),
  page('/login', 'Sign in', 'Log in'),
  page('/register', 'Create account', 'Register, sign up'),
  page('/privacy-policy', 'Privacy policy', 'Data, cookies'),
  page('/terms-of-service', 'Terms of service', 'Conditions'),
];

/** The screens that can be gone to. A member is led to their own, and to what is written. */
export function listPages(isMember: boolean): readonly FindEntry[] {
  if (!isMember) return PUBLIC_PAGES;
  const own = NAVIGATION.flatMap(({ label, items }) =>
    items.map((item) => page(item.to, item.label, label ?? '')),
  );
  return [...own, ...PUBLIC_PAGES.filter(({ id }) => ['/', '/reviews', '/videos'].includes(id))];
}
