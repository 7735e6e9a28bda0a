import type { CurrentUser } from '../../_shared/contract/current-user.ts';
import type { Member } from '../context.ts';
import { readCurrentUser } from '../read-current-user.ts';
import { memberProcedure } from '../trpc.ts';

/** The calls of a batch share one answer: five reads of the database for each of twenty calls are many. */
const answers = new WeakMap<Member, Promise<CurrentUser>>();

export const getCurrentUser = memberProcedure.query(({ ctx: { member } }) => {
  const answer = answers.get(member) ?? readCurrentUser(member);
  answers.set(member, answer);
  return answer;
});
