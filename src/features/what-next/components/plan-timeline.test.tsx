import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cents } from '@/domain/units.ts';
import { createMemberCard } from '@/features/member-cards/mutations.ts';
import { createInputsFixture } from '../../../../tests/support/valuation-inputs.ts';
import { createCardReader } from '../create-card-reader.ts';
import { PlanTimeline } from './plan-timeline.tsx';

it('says for which card a free one is closed, and warns of the oldest and of one that is gone for good', () => {
  const plain = createInputsFixture({ other: 1_000_000 });
  const [first, second] = plain.rows.cards;
  if (!first || !second) throw new Error('the fixture has cards');
  const gone = { ...first, opened_to_new: false };
  const rows = { ...plain.rows, cards: [gone, ...plain.rows.cards.slice(1)] };
  const held = createMemberCard(gone.id);
  const nothing = () => undefined;
  const none = cents(0);
  render(
    <PlanTimeline
      events={[
        {
          ...{ kind: 'close', month: 2, card: held.id, feeCents: 0, isOldest: true },
          ...{ dueIn: 2, dueOn: null, refundDays: null },
          room: { card: second.slug, what: 'card', title: 'Five credit cards' },
        },
      ]}
      plan={{
        ...{ netCents: none, rewardsCents: none, creditsCents: none, bonusCents: none },
        ...{ feesCents: none, costsCents: none, balancesCents: none },
      }}
      date={plain.date}
      cardOf={createCardReader({ ...plain, rows }, [held])}
      names={plain.names}
      groundsOf={() => ({ reasons: [], blocker: null })}
      onDo={nothing}
      onNever={nothing}
      onKeep={nothing}
      onDenied={nothing}
    />,
  );
  expect(screen.getByRole('heading', { name: `Close ${gone.name}` })).toBeVisible();
  expect(
    screen.getByText(
      new RegExp(
        `^It makes room for ${second.name}: “Five credit cards” allows no more beside it. It is the oldest card you have`,
      ),
    ),
  ).toBeVisible();
  expect(
    screen.getByText('It takes no new applicants: once closed, you can’t get it again.'),
  ).toBeVisible();
  expect(screen.queryByText(/fee/)).toBeNull();
});
