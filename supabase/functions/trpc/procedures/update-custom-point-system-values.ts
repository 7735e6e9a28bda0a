import { userInputs } from '../../_shared/contract/current-user.ts';
import { replacePointSystemValues } from '../custom-value-lists.ts';
import { memberMutation } from '../trpc.ts';

export const updateCustomPointSystemValues = memberMutation
  .input(userInputs.updateCustomPointSystemValues)
  .mutation(({ ctx, input }) => replacePointSystemValues(ctx, input));
