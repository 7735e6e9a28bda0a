import { createDatabaseError } from '../failure.ts';
import { memberMutation } from '../trpc.ts';

/** The database knows the caller from the token, so nobody else's account can be named. */
export const deleteUser = memberMutation.mutation(async ({ ctx }) => {
  const { error, status } = await ctx.member.database.rpc('delete_current_user');
  if (error) throw createDatabaseError({ status, ...error });
  return null;
});
