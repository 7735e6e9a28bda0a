import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { memberMutation } from '../trpc.ts';

export const updatePointSystemTiers = memberMutation
  .input(userInputs.updatePointSystemTiers)
  .mutation(({ ctx, input }) => updateMember(ctx, { point_system_tiers: input }));
