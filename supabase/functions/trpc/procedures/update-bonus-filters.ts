import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateBonusFilters = memberProcedure
  .input(userInputs.updateBonusFilters)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { bonus_filters: input }));
