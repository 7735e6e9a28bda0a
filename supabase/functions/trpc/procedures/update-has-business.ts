import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateHasBusiness = memberProcedure
  .input(userInputs.updateHasBusiness)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { has_business: input }));
