import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateRequirements = memberProcedure
  .input(userInputs.updateRequirements)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { requirements_held: input }));
