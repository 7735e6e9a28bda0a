import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { memberMutation } from '../trpc.ts';

export const updateCategoryPriority = memberMutation
  .input(userInputs.updateCategoryPriority)
  .mutation(({ ctx, input }) => updateMember(ctx, { category_priority: input }));
