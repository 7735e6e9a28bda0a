import { queryOptions } from '@tanstack/react-query';
import { getAccessToken } from '@/lib/supabase.ts';
import { isExcusedFromApp, readTokenAssurance, readTokenRole } from '@/lib/token-role.ts';

/** `needs-app`: the account is an admin's, who has to set up an authenticator app first. */
type AdminAccess = 'open' | 'needs-app' | 'closed';

async function readAdminAccess(): Promise<AdminAccess> {
  const token = await getAccessToken();
  if (token === undefined || readTokenRole(token) !== 'app_admin') return 'closed';
  return readTokenAssurance(token) === 'aal2' || isExcusedFromApp(token) ? 'open' : 'needs-app';
}

/**
 * Admin access according to this device's token. Refetched each time, since a refreshed token may have another role;
 * the database alone decides what an admin may do.
 */
export function adminAccessQuery() {
  return queryOptions({
    queryKey: ['session', 'admin-access'],
    queryFn: readAdminAccess,
    staleTime: 0,
  });
}
