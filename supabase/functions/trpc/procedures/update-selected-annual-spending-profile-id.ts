import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateSelectedAnnualSpendingProfileId = memberProcedure
  .input(userInputs.updateSelectedAnnualSpendingProfileId)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { selected_annual_spending_profile_id: input }));
