import { userInputs } from '../../_shared/contract/current-user.ts';
import { updateMember } from '../member-row.ts';
import { limitMutations, memberProcedure } from '../trpc.ts';

export const updateCreditLevel = memberProcedure
  .input(userInputs.updateCreditLevel)
  .use(limitMutations)
  .mutation(({ ctx, input }) => updateMember(ctx, { credit_level: input }));
