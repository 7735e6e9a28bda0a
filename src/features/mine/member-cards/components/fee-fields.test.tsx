import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { catalogFixture } from '@/features/catalog/facts/catalog-fixture.ts';
import { createMemberCard } from '../mutations.ts';
import type { MemberCard } from '../schema.ts';
import { CardFields } from './card-fields.tsx';

const [card] = catalogFixture.cards;
if (!card) throw new Error('the fixture has three cards');
const saved = createMemberCard(card.id);
const draw = (change: Partial<MemberCard>) =>
  card && <CardFields people={[]} memberCard={{ ...saved, ...change }} card={card} errors={{}} />;

it('a fee taken from elsewhere leaves the month that was chosen, and the other way round', async () => {
  const { rerender } = render(draw({}));
  const fee = () => screen.getByRole('textbox', { name: 'My annual fee' });
  const month = () => screen.getByRole('combobox', { name: 'Fee month' });
  const day = () => screen.getByRole('combobox', { name: 'Fee day' });
  await userEvent.selectOptions(month(), 'June');
  await userEvent.selectOptions(day(), '15');
  rerender(draw({ annual_fee_cents: 9500 }));
  expect(fee()).toHaveValue('95');
  expect(month()).toHaveDisplayValue('June');
  expect(day()).toHaveValue('15');

  await userEvent.clear(fee());
  await userEvent.type(fee(), '42');
  rerender(draw({ annual_fee_cents: 9500, fee_month: 3 }));
  expect(month()).toHaveDisplayValue('March');
  expect(fee()).toHaveValue('42');
  expect(day()).toHaveValue('15');
  rerender(draw({ annual_fee_cents: 9500, fee_month: 3, fee_day: 20 }));
  expect(day()).toHaveValue('20');
  expect(fee()).toHaveValue('42');
});
