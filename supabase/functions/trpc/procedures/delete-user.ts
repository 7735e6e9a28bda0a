import { createDatabaseError } from '../failure.ts';
import { removeMemberFiles } from '../remove-member-files.ts';
import { memberProcedure } from '../trpc.ts';

/**
 * The database knows the caller from the token, so nobody else's account can be named. The files go after it: whose
 * account is not deleted keeps them, and whose is gets that answer while Storage is down. It counts as no
 * write: a repeat, after an answer that was lost, comes from an account that is gone.
 */
export const deleteUser = memberProcedure.mutation(async ({ ctx }) => {
  const { error, status } = await ctx.member.database.rpc('delete_current_user');
  if (error) throw createDatabaseError({ status, ...error });
  await removeMemberFiles(ctx.member);
  return null;
});
