import { describe, expect, inject, test } from 'vitest';
import { createActor } from './attempt.ts';

const access = inject('access');
const generated = ['id', 'revision', 'created_at', 'updated_at'];

describe('a member changes only the columns that are theirs to change', () => {
  const member = createActor(access, 'owner');

  test.each([...generated, 'email_address', 'user_name'])('members.%s stays', async (column) => {
    const row = access.rows['members'] ?? {};
    const { error } = await member
      .from('members')
      .update({ [column]: row[column] })
      .eq('id', row['id']);
    expect(error?.code).toBe('42501');
  });

  test.each([...generated, 'member_id'])('wallets.%s stays', async (column) => {
    const row = access.rows['wallets'] ?? {};
    const { error } = await member
      .from('wallets')
      .update({ [column]: row[column] })
      .eq('id', row['id']);
    expect(error?.code).toBe('42501');
  });
});

describe('an admin does not write what the database keeps', () => {
  test.each(generated)('credit_cards.%s stays', async (column) => {
    const row = access.rows['credit_cards'] ?? {};
    const { error } = await createActor(access, 'admin')
      .from('credit_cards')
      .update({ [column]: row[column] })
      .eq('id', row['id']);
    expect(error?.code).toBe('42501');
  });
});
