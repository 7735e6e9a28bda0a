import { userInputs } from '../../_shared/contract/current-user.ts';
import { removeSpendingCategoryValue } from '../spending-category-values.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const removeSpendingCategoryCustomValue = memberProcedure
  .input(userInputs.removeSpendingCategoryCustomValue)
  .use(limitMutations)
  .mutation(({ ctx, input }) => removeSpendingCategoryValue(ctx.member, input));
