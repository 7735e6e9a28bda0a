import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

/** An empty name arrives as null; the user name is shown in its place. */
export const updateName = memberProcedure
  .input(userInputs.updateName)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { name: input }));
