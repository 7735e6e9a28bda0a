import type { AnyRouter } from '@tanstack/react-router';

/** The routes of members and admins: a router that starts without them gets them when an address asks for one. */
export type LaterRoutes = {
  /** Undefined if nothing has to be waited for. It never rejects: see `failure`. */
  readonly load: (path: string) => Promise<void> | undefined;
  /** Reason why the last attempt to load them failed. */
  readonly failure: () => unknown;
};

export function createLaterRoutes(
  getRouter: () => AnyRouter,
  importRoutes: () => Promise<unknown>,
): LaterRoutes {
  let isWhole = false;
  let failure: unknown;
  let loading: Promise<void> | undefined;
  const start = async () => {
    failure = undefined;
    try {
      await importRoutes();
      // The generated module has completed the tree that the router began with.
      const router = getRouter();
      router.setRoutes(router.buildRouteTree());
      isWhole = true;
    } catch (error) {
      failure = error;
      loading = undefined;
    }
  };
  return {
    load: (path) => {
      if (isWhole || getRouter().getMatchedRoutes(path)[2] !== undefined) return undefined;
      return (loading ??= start());
    },
    failure: () => failure,
  };
}
