import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateUsedPrograms = memberProcedure
  .input(userInputs.updateUsedPrograms)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { used_programs: input }));
