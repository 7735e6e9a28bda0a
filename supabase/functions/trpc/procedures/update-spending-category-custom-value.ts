import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateSpendingCategoryValue } from '../spending-category-values.ts';
import { memberMutation } from '../trpc.ts';

export const updateSpendingCategoryCustomValue = memberMutation
  .input(userInputs.updateSpendingCategoryCustomValue)
  .mutation(({ ctx, input }) => updateSpendingCategoryValue(ctx.member, input));
