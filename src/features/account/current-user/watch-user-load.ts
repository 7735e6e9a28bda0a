import type { QueryClient } from '@tanstack/react-query';
import { hashKey } from '@tanstack/react-query';
import { currentUserQuery } from './queries.ts';

type Surroundings = {
  /** True on the page that a sign-in provider returns to. */
  isCallbackPage: () => boolean;
  /** True once this tab has signed out: requests from before find no session, as expected. */
  isSignedOut: () => boolean;
  signOut: () => Promise<void>;
};

function isUnauthorized(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const data: unknown = Reflect.get(error, 'data');
  const code: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'code') : undefined;
  return (
    code === 'UNAUTHORIZED' || (error instanceof Error && error.message.includes('UNAUTHORIZED'))
  );
}

/** On every load of the current user, logs a failure and signs out on UNAUTHORIZED, except during a sign-in. */
export function watchUserLoad(client: QueryClient, surroundings: Surroundings): () => void {
  const hash = hashKey(currentUserQuery().queryKey);
  return client.getQueryCache().subscribe((event) => {
    if (event.query.queryHash !== hash) return;
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const error: unknown = event.action.error;
    if (isUnauthorized(error) && surroundings.isSignedOut()) return;
    console.error('The current user could not be loaded.', error);
    if (!isUnauthorized(error)) return;
    if (surroundings.isCallbackPage()) {
      console.warn('Skipping signOut - OAuth callback in progress');
      return;
    }
    void surroundings.signOut();
  });
}
