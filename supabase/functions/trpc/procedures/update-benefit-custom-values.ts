import { userInputs } from '../../_shared/contract/current-user.ts';
import { replaceBenefitValues } from '../custom-value-lists.ts';
import { memberMutation } from '../trpc.ts';

export const updateBenefitCustomValues = memberMutation
  .input(userInputs.updateBenefitCustomValues)
  .mutation(({ ctx, input }) => replaceBenefitValues(ctx, input));
