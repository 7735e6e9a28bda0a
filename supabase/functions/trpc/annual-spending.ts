import { TRPCError } from '@trpc/server';
import type {
  AnnualSpendingProfile,
  UpdateAnnualSpending,
} from '../_shared/contract/annual-spending.ts';
import type { Member } from './context.ts';
import { createDatabaseError } from './failure.ts';

async function insertProfile(
  member: Member,
  { id, name, amounts }: UpdateAnnualSpending,
): Promise<AnnualSpendingProfile> {
  const { data, error, status } = await member.database
    .from('annual_spending_profiles')
    .insert({ id, name, amounts })
    .select('revision')
    .single();
  if (error) throw createDatabaseError({ status, ...error });
  return { id, name, amounts, revision: data.revision };
}

async function hasProfile(member: Member, id: string): Promise<boolean> {
  const { data, error, status } = await member.database
    .from('annual_spending_profiles')
    .select('id')
    .eq('id', id)
    .eq('member_id', member.id)
    .maybeSingle();
  if (error) throw createDatabaseError({ status, ...error });
  return data !== null;
}

/** Replaces the member's profile with that id, or creates it. */
export async function saveAnnualSpending(
  member: Member,
  spending: UpdateAnnualSpending,
): Promise<AnnualSpendingProfile> {
  const { id, name, amounts, revision } = spending;
  let update = member.database
    .from('annual_spending_profiles')
    .update({ name, amounts })
    .eq('id', id)
    .eq('member_id', member.id);
  if (revision !== undefined) update = update.eq('revision', revision);
  const { data, error, status } = await update.select('revision').maybeSingle();
  if (error) throw createDatabaseError({ status, ...error });
  if (data !== null) return { id, name, amounts, revision: data.revision };
  if (revision === undefined) return insertProfile(member, spending);
  if (await hasProfile(member, id)) {
    throw new TRPCError({
      code: 'CONFLICT',
      message: 'This profile was changed in the meantime.',
    });
  }
  throw new TRPCError({ code: 'NOT_FOUND', message: 'This profile no longer exists.' });
}
