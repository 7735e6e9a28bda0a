import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updatePointSystemTiers = memberProcedure
  .input(userInputs.updatePointSystemTiers)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { point_system_tiers: input }));
