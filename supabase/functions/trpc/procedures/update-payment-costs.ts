import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updatePaymentCosts = memberProcedure
  .input(userInputs.updatePaymentCosts)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { payment_costs: input }));
