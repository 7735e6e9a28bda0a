import { expect, it } from 'vitest';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { listSharedAccounts } from './use-shared-accounts.ts';

const sam = { member_id: 'sam', display_name: 'Sam', shares: ['cards', 'spending'] };
const lee = { member_id: 'lee', display_name: 'Lee', shares: ['points'] };
const kim = { id: 'kim', name: 'Kim', kind: 'person', member_id: 'sam' } as const;
const max = { id: 'max', name: 'Max', kind: 'person', member_id: 'sam' } as const;

it('has an account for everybody who shares cards, with the people who have some in it', () => {
  const own = { ...createMemberCard(1), member_id: 'sam' };
  const ofKim = {
    ...createMemberCard(2, { person_id: 'kim', status: 'closed' }),
    member_id: 'sam',
  };
  const [account, ...more] = listSharedAccounts([sam, lee], [own, ofKim], [kim, max]);
  expect(more).toEqual([]);
  expect(account).toMatchObject({ id: 'sam', name: 'Sam', people: [kim] });
  expect(account?.cards.map(({ id }) => id)).toEqual([own.id, ofKim.id]);
});

it('has no account for members who share none, and an empty one for members without cards', () => {
  expect(listSharedAccounts([lee], [], [])).toEqual([]);
  expect(listSharedAccounts([sam], [], [])).toEqual([
    { id: 'sam', name: 'Sam', cards: [], people: [] },
  ]);
});
