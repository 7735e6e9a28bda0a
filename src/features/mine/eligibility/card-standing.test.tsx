import type { CreditLevel } from '@contract/preferences.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { calendarDate } from '@/domain/calendar.ts';
import { describeCardStanding } from './describe-standing.ts';
import { useCardStanding } from './queries.ts';
import { seedCatalog } from '@/features/catalog/facts/catalog-fixture.ts';
import { createOffer } from '@/features/catalog/facts/catalog-fixture.ts';
import { requirementsFixture } from '@/features/catalog/facts/requirements-fixture.ts';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { createUserFixture } from '@/features/account/current-user/current-user-fixture.ts';
import { currentUserQuery } from '@/features/account/current-user/queries.ts';
import { createMemberCard } from '@/features/mine/member-cards/mutations.ts';
import { createPerson } from '@/features/mine/people/mutations.ts';
import { peopleQuery } from '@/features/mine/people/queries.ts';
import type { Owner } from '@/features/mine/people/schema.ts';
import { memberCardsQuery } from '@/features/mine/member-cards/queries.ts';

const [sample] = requirementsFixture.cards;
if (!sample) throw new Error('the fixture has no card');
const link = (requirement_id: number) => ({ id: requirement_id, requirement_id });

const offer = createOffer();
const plain: CardRow = { ...sample, signup_bonuses: [offer], credit_card_requirements: [] };
const costco: CardRow = { ...plain, credit_card_requirements: [link(1)] };
const invited: CardRow = { ...plain, credit_card_requirements: [link(3)] };
const business: CardRow = { ...plain, credit_card_requirements: [link(4)] };
const closed: CardRow = { ...plain, opened_to_new: false };

const company = createPerson('My LLC', 'business', 0);
const alex = createPerson('Alex', 'person', 1);

type Case = {
  credit?: CreditLevel;
  meets?: readonly string[];
  isHeld?: boolean;
  owner?: Owner;
  /** Another card that the member holds. */
  holds?: CardRow;
};

function answer(
  card: CardRow,
  { credit, meets = [], isHeld = false, owner = null, holds }: Case = {},
): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  seedCatalog(client, {
    ...requirementsFixture,
    cards: requirementsFixture.cards.map((row) =>
      row.id === card.id ? card : row.id === holds?.id ? holds : row,
    ),
  });
  for (const table of ['rules', 'credit_card_rules']) {
    client.setQueryData(['rows', table], { revision: 1, rows: [] });
  }
  client.setQueryData(peopleQuery().queryKey, [company, alex]);
  const held = createMemberCard(card.id, { person_id: owner });
  client.setQueryData(memberCardsQuery().queryKey, [
    ...(isHeld ? [held] : []),
    ...(holds ? [createMemberCard(holds.id)] : []),
  ]);
  client.setQueryData(
    currentUserQuery().queryKey,
    createUserFixture({ requirementsHeld: [...meets], creditLevel: credit ?? null }),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCardStanding()(card).text, { wrapper });
  return result.current;
}

it('promises nothing that the member cannot have', () => {
  expect(answer(costco)).toBe('Requirements not met');
  expect(answer(invited)).toBe('Only if invited');
  expect(answer(business)).toBe('Only with a business');
  expect(answer(closed)).toBe('No longer offered');
});

it('says that a card is for later which asks for more credit', () => {
  const demanding = { ...plain, credit_needed: 'excellent' };
  expect(answer(demanding)).toBe('Later, with excellent credit');
  expect(answer(demanding, { credit: 'excellent' })).toBe('Eligible now');
  expect(answer(demanding, { isHeld: true })).toBe('You hold it');
});

it('takes a held card that asks for as much credit as the answer, unless the member answered', () => {
  const [, other] = requirementsFixture.cards;
  if (!other) throw new Error('the fixture has one card');
  const demanding = { ...plain, credit_needed: 'excellent' };
  const premium = { ...other, credit_needed: 'excellent' };
  expect(answer(demanding, { holds: premium })).toBe('Eligible now');
  expect(answer(demanding, { holds: { ...other, credit_needed: 'good' } })).toBe(
    'Later, with excellent credit',
  );
  expect(answer(demanding, { holds: premium, credit: 'good' })).toBe(
    'Later, with excellent credit',
  );
});

it('names a bonus that is never paid before credit that can be built', () => {
  const yes = { kind: 'yes', until: null } as const;
  const standing = (isRefused: boolean) =>
    describeCardStanding(
      {
        ...{ application: yes, warnings: [], gaps: [], applyWithBonusOn: null },
        ...{ card: 'card', date: calendarDate('2026-11-21'), advice: [] },
        bonus: isRefused ? { kind: 'no', from: null, because: [] } : yes,
      },
      {
        obstacle: { kind: 'credit', needed: 'excellent' },
        ...{ isHeld: false, hasOffer: true, applicantName: null },
      },
    );
  expect(standing(true)).toMatchObject({ text: 'Later, without the bonus', isWithoutBonus: true });
  expect(standing(false)).toMatchObject({ text: 'Later, with excellent credit', isRepeated: true });
});

it('says that a card without an offer has no bonus', () => {
  expect(answer({ ...plain, signup_bonuses: [] })).toBe('Eligible now, no bonus');
  expect(answer({ ...plain, signup_bonuses: [{ ...offer, ends_on: '2020-01-31' }] })).toBe(
    'Eligible now, no bonus',
  );
});

it('says that a held card is held, and nothing about applying', () => {
  expect(answer(plain, { isHeld: true })).toBe('You hold it');
  expect(answer(invited, { isHeld: true })).toBe('You hold it');
  expect(answer(closed, { isHeld: true })).toBe('You hold it');
});

it('goes by the application rules once the member has what a card asks for', () => {
  expect(answer(plain)).toBe('Eligible now');
  expect(answer(costco, { meets: ['costco-membership'] })).toBe('Eligible now');
});

it('says no more about a doubtful fact than its mark', () => {
  expect(answer({ ...plain, confidence: 'low' })).toBe('Eligible now');
});

it('counts the cards of the member’s business as theirs, and no one else’s', () => {
  expect(answer(plain, { isHeld: true, owner: company.id })).toBe('You hold it');
  expect(answer(plain, { isHeld: true, owner: alex.id })).toBe('Eligible now');
});
