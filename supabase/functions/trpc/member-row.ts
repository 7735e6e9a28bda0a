import { TRPCError } from '@trpc/server';
import type { Database } from '../_shared/contract/database.types.ts';
import type { Context, Member } from './context.ts';
import { createDatabaseError, createUnauthorizedError } from './failure.ts';

type Scope = Pick<Context, 'expectedRevision'> & { member: Member };
type Changes = Database['public']['Tables']['members']['Update'];

/** Explains a missing row: the account is gone, or it was changed since the caller saw it. */
export async function explainMissedMember({ member }: Scope): Promise<TRPCError> {
  const { data, error, status } = await member.database
    .from('members')
    .select('id')
    .eq('id', member.id)
    .maybeSingle();
  if (error) return createDatabaseError({ status, ...error });
  if (data === null) return createUnauthorizedError();
  return new TRPCError({
    code: 'CONFLICT',
    message: 'Your settings were changed in the meantime.',
  });
}

/** Changes the caller's own row, unless its revision is newer than the one the caller saw. */
export async function updateMember(scope: Scope, changes: Changes): Promise<{ revision: number }> {
  const { member, expectedRevision } = scope;
  let update = member.database.from('members').update(changes).eq('id', member.id);
  if (expectedRevision !== null) update = update.eq('revision', expectedRevision);
  const { data, error, status } = await update.select('revision').maybeSingle();
  if (error) throw createDatabaseError({ status, ...error });
  if (data === null) throw await explainMissedMember(scope);
  return data;
}
