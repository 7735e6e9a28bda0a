import { createDatabaseError } from '../failure.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

/** The database knows the caller from the token, so nobody else's account can be named. */
export const deleteUser = memberProcedure.use(limitMutations).mutation(async ({ ctx }) => {
  const { error, status } = await ctx.member.database.rpc('delete_current_user');
  if (error) throw createDatabaseError({ status, ...error });
  return null;
});
