import { userInputs } from '../../_shared/contract/current-user.ts';
import { addSpendingCategoryValue } from '../spending-category-values.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const addSpendingCategoryCustomValue = memberProcedure
  .input(userInputs.addSpendingCategoryCustomValue)
  .use(limitMutations)
  .mutation(({ ctx, input }) => addSpendingCategoryValue(ctx.member, input));
