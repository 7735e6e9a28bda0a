import { createDatabaseError } from '../failure.ts';
import { removeMemberFiles } from '../remove-member-files.ts';
import { memberProcedure } from '../trpc.ts';

/**
 * Identifies the account by the token, so that no other account can be named. The files are removed last: if the
 * account's deletion fails, they stay, and if Storage is down, the account is still deleted and the caller hears
 * that. It does not count as a write, because a repeat after a lost answer comes from a deleted account.
 */
export const deleteUser = memberProcedure.mutation(async ({ ctx }) => {
  const { error, status } = await ctx.member.database.rpc('delete_current_user');
  if (error) throw createDatabaseError({ status, ...error });
  await removeMemberFiles(ctx.member);
  return null;
});
