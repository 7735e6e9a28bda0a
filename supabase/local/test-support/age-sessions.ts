import type { Stack } from '../start-stack.ts';

/** Gives tests a function, for the secret key only, that makes an account's sessions as old as if left for 25 hours. */
export async function createAgeSessions({ db }: Pick<Stack, 'db'>): Promise<void> {
  await db.exec(`
    create function public.age_sessions(address text) returns void
    language sql security definer set search_path = '' as $$
      update auth.mfa_amr_claims claim set updated_at = claim.updated_at - interval '25 hours'
      from auth.sessions session join auth.users account on account.id = session.user_id
      where claim.session_id = session.id and account.email = address;
      update auth.sessions session set created_at = session.created_at - interval '25 hours'
      from auth.users account where account.id = session.user_id and account.email = address;
    $$;
    revoke execute on function public.age_sessions(text) from public, anon, authenticated;
    grant execute on function public.age_sessions(text) to service_role;
  `);
}
