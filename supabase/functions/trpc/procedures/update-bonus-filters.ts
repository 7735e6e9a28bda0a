import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { memberMutation } from '../trpc.ts';

export const updateBonusFilters = memberMutation
  .input(userInputs.updateBonusFilters)
  .mutation(({ ctx, input }) => updateMember(ctx, { bonus_filters: input }));
