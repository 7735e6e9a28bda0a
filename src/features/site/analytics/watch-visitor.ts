import { type QueryClient, hashKey } from '@tanstack/react-query';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { hasSessionCookie } from '@/lib/session-cookie.ts';

export type Visitor = { id: string; emailAddress: string | null } | null;

/**
 * Calls back with who is there: once as soon as that is known, and again whenever it changes. A failed load says
 * nothing: the member may still be signed in.
 */
export function watchVisitor(
  client: QueryClient,
  onVisitor: (visitor: Visitor) => void,
): () => void {
  const { queryKey } = currentUserQuery();
  const hash = hashKey(queryKey);
  let known: string | null | undefined;

  const tell = () => {
    const user = client.getQueryData(queryKey);
    if (!user && hasSessionCookie()) return;
    const id = user?.id ?? null;
    if (id === known) return;
    known = id;
    onVisitor(user ? { id: user.id, emailAddress: user.emailAddress } : null);
  };

  tell();
  return client.getQueryCache().subscribe((event) => {
    if (event.query.queryHash === hash && ['updated', 'removed'].includes(event.type)) tell();
  });
}
