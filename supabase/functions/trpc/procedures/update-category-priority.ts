import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateCategoryPriority = memberProcedure
  .input(userInputs.updateCategoryPriority)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { category_priority: input }));
