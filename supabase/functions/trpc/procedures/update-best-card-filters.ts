import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateBestCardFilters = memberProcedure
  .input(userInputs.updateBestCardFilters)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { best_card_filters: input }));
