import { userInputs } from '../../_shared/contract/current-user.ts';
import { addSpendingCategoryValue } from '../spending-category-values.ts';
import { memberMutation } from '../trpc.ts';

export const addSpendingCategoryCustomValue = memberMutation
  .input(userInputs.addSpendingCategoryCustomValue)
  .mutation(({ ctx, input }) => addSpendingCategoryValue(ctx.member, input));
