import { NAVIGATION } from '@/components/app-frame/navigation.ts';
import type { FindEntry } from './schema.ts';
import * as texts from './texts.ts';

const page = (id: string, label: string, note = ''): FindEntry => ({
  id,
  kind: 'page',
  label,
  note,
});

const VIDEOS = '/videos';

const PUBLIC_PAGES: readonly FindEntry[] = [
  page('/', texts.homePage, texts.start),
  page('/credit-cards', texts.creditCards, texts.allCardsOfTheCatalog),
  page('/reviews', texts.guidesAndReviews, texts.articlesExplainers),
  page(VIDEOS, texts.videos, texts.explainersToWatch),
  page('/login', texts.signIn, texts.logIn),
  page('/register', texts.createAccount, texts.registerSignUp),
  page('/privacy-policy', texts.privacyPolicy, texts.dataCookies),
  page('/terms-of-service', texts.termsOfService, texts.conditions),
];

/** What the navigation leaves to the menu of the account, or to nobody. */
const ACCOUNT_PAGES: readonly FindEntry[] = [
  page('/app/my-profile', texts.myProfile, texts.accountPointValuesSettings),
  page('/app/privacy-policy', texts.privacyPolicy, texts.dataCookies),
  page('/app/terms-of-service', texts.termsOfService, texts.conditions),
];

const MEMBERS_TOO: readonly string[] = ['/', VIDEOS];

/** The screens that can be gone to. A member is led to their own, and to what is written; nobody to a list with nothing in it. */
export function listPages(isMember: boolean, hasVideos: boolean): readonly FindEntry[] {
  const open = PUBLIC_PAGES.filter(({ id }) => hasVideos || id !== VIDEOS);
  if (!isMember) return open;
  const own = NAVIGATION.flatMap(({ label, pages, further }) =>
    [...pages, ...further].map((item) => page(item.to, item.label, label)),
  );
  return [...own, ...ACCOUNT_PAGES, ...open.filter(({ id }) => MEMBERS_TOO.includes(id))];
}
