import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { memberMutation } from '../trpc.ts';

export const updateBestCardFilters = memberMutation
  .input(userInputs.updateBestCardFilters)
  .mutation(({ ctx, input }) => updateMember(ctx, { best_card_filters: input }));
