import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { memberMutation } from '../trpc.ts';

export const updateSelectedAnnualSpendingProfileId = memberMutation
  .input(userInputs.updateSelectedAnnualSpendingProfileId)
  .mutation(({ ctx, input }) => updateMember(ctx, { selected_annual_spending_profile_id: input }));
