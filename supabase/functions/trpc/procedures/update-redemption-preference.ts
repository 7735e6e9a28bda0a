import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

/** The database marks that step of the new-user wizard as completed when the first preference is saved. */
export const updateRedemptionPreference = memberProcedure
  .input(userInputs.updateRedemptionPreference)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { redemption_preference: input }));
