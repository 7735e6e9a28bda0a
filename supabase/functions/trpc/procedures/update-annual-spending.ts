import { userInputs } from '../../_shared/contract/current-user.ts';
import { saveAnnualSpending } from '../annual-spending.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateAnnualSpending = memberProcedure
  .input(userInputs.updateAnnualSpending)
  .use(limitMutations)
  .mutation(({ ctx, input }) => saveAnnualSpending(ctx.member, input));
