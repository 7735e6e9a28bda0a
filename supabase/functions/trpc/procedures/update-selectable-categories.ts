import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { memberMutation } from '../trpc.ts';

export const updateSelectableCategories = memberMutation
  .input(userInputs.updateSelectableCategories)
  .mutation(({ ctx, input }) => updateMember(ctx, { selectable_categories: input }));
