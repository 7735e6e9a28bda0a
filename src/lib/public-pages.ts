import type { PublicPage } from './page-tags.ts';
import { PRODUCT_NAME } from './product.ts';
import * as texts from './texts.ts';

/** The public pages that are always there. */
export const PUBLIC_PAGES = {
  home: {
    path: '/',
    title: texts.whatYourCardsAndPointsAre,
    description: texts.whichCardToUseFor,
    structured: (base) => [
      { '@type': 'WebSite', name: PRODUCT_NAME, url: `${base}/`, inLanguage: 'en' },
      { '@type': 'Organization', name: PRODUCT_NAME, url: `${base}/`, logo: `${base}/icon.svg` },
    ],
  },
  creditCards: {
    path: '/credit-cards',
    title: texts.creditCards,
    description: texts.usCreditCardsWithTheir,
  },
  reviews: {
    path: '/reviews',
    title: texts.guidesAndReviews,
    description: texts.howCardsCapsPointsAnd,
  },
  videos: {
    path: '/videos',
    title: texts.videos,
    description: texts.cardsCapsPointsAndApplication,
  },
  login: {
    path: '/login',
    title: texts.signIn,
    description: texts.signInToYourCards(PRODUCT_NAME),
  },
  register: {
    path: '/register',
    title: texts.createAnAccount,
    description: texts.freeWithoutABankLogin,
  },
  forgotPassword: {
    path: '/forgot-password',
    title: texts.forgotYourPassword,
    description: texts.askForALinkWith,
  },
  privacyPolicy: {
    path: '/privacy-policy',
    title: texts.privacyPolicy,
    description: texts.whatKeepsAboutYouWhere(PRODUCT_NAME),
  },
  termsOfService: {
    path: '/terms-of-service',
    title: texts.termsOfService,
    description: texts.theTermsUnderWhichMay(PRODUCT_NAME),
  },
} as const satisfies Record<string, PublicPage>;
