import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateExpectedQuarters = memberProcedure
  .input(userInputs.updateExpectedQuarters)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { shows_expected_quarters: input }));
