import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateSelectableCategories = memberProcedure
  .input(userInputs.updateSelectableCategories)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { selectable_categories: input }));
