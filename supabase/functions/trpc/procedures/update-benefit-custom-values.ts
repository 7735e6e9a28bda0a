import { userInputs } from '../../_shared/contract/current-user.ts';
import { replaceBenefitValues } from '../custom-value-lists.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateBenefitCustomValues = memberProcedure
  .input(userInputs.updateBenefitCustomValues)
  .use(limitMutations)
  .mutation(({ ctx, input }) => replaceBenefitValues(ctx, input));
