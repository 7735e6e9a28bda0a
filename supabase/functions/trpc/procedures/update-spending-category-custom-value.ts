import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateSpendingCategoryValue } from '../spending-category-values.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateSpendingCategoryCustomValue = memberProcedure
  .input(userInputs.updateSpendingCategoryCustomValue)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateSpendingCategoryValue(ctx.member, input));
