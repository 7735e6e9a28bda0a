import { readCurrentUser } from '../read-current-user.ts';
import { memberProcedure } from '../trpc.ts';

export const getCurrentUser = memberProcedure.query(({ ctx }) => readCurrentUser(ctx.member));
