import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { memberMutation } from '../trpc.ts';

export const updateNewUserWizard = memberMutation
  .input(userInputs.updateNewUserWizard)
  .mutation(({ ctx, input }) => updateMember(ctx, { new_user_wizard: input }));
