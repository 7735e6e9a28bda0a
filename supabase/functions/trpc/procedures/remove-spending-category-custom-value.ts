import { userInputs } from '../../_shared/contract/current-user.ts';
import { removeSpendingCategoryValue } from '../spending-category-values.ts';
import { memberMutation } from '../trpc.ts';

export const removeSpendingCategoryCustomValue = memberMutation
  .input(userInputs.removeSpendingCategoryCustomValue)
  .mutation(({ ctx, input }) => removeSpendingCategoryValue(ctx.member, input));
