import type { AnyRoute } from '@tanstack/react-router';
import { Route as rootRoute } from '@/routes/__root.tsx';
import { Route as publicRoute } from '@/routes/_public.tsx';
import { Route as rankingsRoute } from '@/routes/_public/best/index.tsx';
import { Route as rankingRoute } from '@/routes/_public/best/$kind.tsx';
import { Route as changesRoute } from '@/routes/_public/changes.tsx';
import { Route as cardRoute } from '@/routes/_public/credit-cards/$id.$.tsx';
import { Route as cardsRoute } from '@/routes/_public/credit-cards/index.tsx';
import { Route as forgotPasswordRoute } from '@/routes/_public/forgot-password.tsx';
import { Route as homeRoute } from '@/routes/_public/index.tsx';
import { Route as loginRoute } from '@/routes/_public/login.tsx';
import { Route as privacyPolicyRoute } from '@/routes/_public/privacy-policy.tsx';
import { Route as registerRoute } from '@/routes/_public/register.tsx';
import { Route as reviewRoute } from '@/routes/_public/reviews/$slug.tsx';
import { Route as reviewsRoute } from '@/routes/_public/reviews/index.tsx';
import { Route as termsOfServiceRoute } from '@/routes/_public/terms-of-service.tsx';
import { Route as videosRoute } from '@/routes/_public/videos.tsx';
import type { routeTree } from '@/routeTree.gen.ts';

/** Place of a route as the generated tree has it; a test compares the two. */
function place(route: AnyRoute, options: object): AnyRoute {
  return route.update(options);
}

const children: readonly (readonly [AnyRoute, string])[] = [
  [homeRoute, '/'],
  [loginRoute, '/login'],
  [registerRoute, '/register'],
  [forgotPasswordRoute, '/forgot-password'],
  [privacyPolicyRoute, '/privacy-policy'],
  [termsOfServiceRoute, '/terms-of-service'],
  [videosRoute, '/videos'],
  [changesRoute, '/changes'],
  [reviewsRoute, '/reviews/'],
  [reviewRoute, '/reviews/$slug'],
  [rankingsRoute, '/best/'],
  [rankingRoute, '/best/$kind'],
  [cardsRoute, '/credit-cards/'],
  [cardRoute, '/credit-cards/$id/$'],
];

/** Narrows the type: the router's types come from the whole tree, of which this is the beginning. */
function isTree(route: unknown): route is typeof routeTree {
  return route === rootRoute;
}

const begun: unknown = rootRoute.addChildren([
  place(publicRoute, { id: '/_public', getParentRoute: () => rootRoute }).addChildren(
    children.map(([route, path]) =>
      place(route, { id: path, path, getParentRoute: () => publicRoute }),
    ),
  ),
]);
if (!isTree(begun)) throw new Error('The routes of visitors have no root.');

/** Routes a visitor can start with: the others are a twentieth of the first visit, and load on demand. */
export const firstRoutes = begun;
