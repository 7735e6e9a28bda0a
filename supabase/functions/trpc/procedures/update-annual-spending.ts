import { userInputs } from '../../_shared/contract/current-user.ts';
import { saveAnnualSpending } from '../annual-spending.ts';
import { memberMutation } from '../trpc.ts';

export const updateAnnualSpending = memberMutation
  .input(userInputs.updateAnnualSpending)
  .mutation(({ ctx, input }) => saveAnnualSpending(ctx.member, input));
