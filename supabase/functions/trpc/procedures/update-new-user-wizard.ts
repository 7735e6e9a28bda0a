import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateNewUserWizard = memberProcedure
  .input(userInputs.updateNewUserWizard)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { new_user_wizard: input }));
