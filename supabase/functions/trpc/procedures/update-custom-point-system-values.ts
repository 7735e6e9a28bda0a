import { userInputs } from '../../_shared/contract/current-user.ts';
import { replacePointSystemValues } from '../custom-value-lists.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateCustomPointSystemValues = memberProcedure
  .input(userInputs.updateCustomPointSystemValues)
  .use(limitMutations)
  .mutation(({ ctx, input }) => replacePointSystemValues(ctx, input));
