import type { PublicPage } from './page-tags.ts';
import { PRODUCT_NAME } from './product.ts';

export const PUBLIC_PAGES = {
  home: {
    path: '/',
    title: 'What your cards and points are worth',
    description:
      'Which card to use for what, which cards to keep, and what points are worth, with every step of the arithmetic.',
    structured: (base) => [
      { '@type': 'WebSite', name: PRODUCT_NAME, url: `${base}/`, inLanguage: 'en' },
      { '@type': 'Organization', name: PRODUCT_NAME, url: `${base}/`, logo: `${base}/icon.svg` },
    ],
  },
  creditCards: {
    path: '/credit-cards',
    title: 'Credit cards',
    description:
      'US credit cards with their fees, rewards, caps and application rules, each fact with its source and date.',
  },
  reviews: {
    path: '/reviews',
    title: 'Guides',
    description:
      'Cards, caps, points and application rules, explained with the live figures of the catalog.',
  },
  videos: {
    path: '/videos',
    title: 'Videos',
    description: 'Cards, caps, points and application rules, explained in videos.',
  },
  changes: {
    path: '/changes',
    title: 'What changed',
    description: 'US credit cards: fees, rates and offers before and after, by day.',
  },
  login: {
    path: '/login',
    title: 'Sign in',
    description: `Sign in to ${PRODUCT_NAME}: your cards, your spending and what they are worth.`,
  },
  register: {
    path: '/register',
    title: 'Create an account',
    description:
      'Free, without a bank login: enter your cards and your spending, and see what they are worth.',
  },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot your password?',
    description: 'We email you a link to choose a new password.',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description: `What ${PRODUCT_NAME} keeps about you, where, who can read it, and how to delete it.`,
  },
  termsOfService: {
    path: '/terms-of-service',
    title: 'Terms of service',
    description: `The terms under which ${PRODUCT_NAME} may be used.`,
  },
} as const satisfies Record<string, PublicPage>;
