import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { listToasts } from '@/components/ui/toast-store.ts';
import { HttpError } from '@/lib/http-error.ts';
import { importMemberData } from '../mutations.ts';
import { type MemberData, memberDataSchema, memberSchema } from '../schema.ts';
import { ImportPreview } from './import-preview.tsx';

vi.mock('../mutations.ts', () => ({ importMemberData: vi.fn() }));

const dataOf = (name: string): MemberData =>
  memberDataSchema.parse({
    ...Object.fromEntries(Object.keys(memberDataSchema.shape).map((table) => [table, []])),
    members: memberSchema.parse({
      name,
      category_priority: [],
      bonus_filters: {},
      best_card_filters: {},
      selectable_categories: {},
      redemption_preference: null,
      point_system_tiers: {},
      new_user_wizard: {},
      selected_annual_spending_profile_id: null,
    }),
  });
const [wanted, present, stored] = ['of the file', 'before', 'as stored'].map(dataOf);

it('is undone from what the import has made, which may have other ids than the file, however often that is refused', async () => {
  if (!wanted || !present || !stored) throw new Error('no data');
  const busy = new HttpError(new Response(null, { status: 429 }), '3');
  vi.mocked(importMemberData)
    .mockResolvedValue({ kind: 'imported', stored })
    .mockRejectedValueOnce(busy);
  const preview = {
    kind: 'preview',
    exportedAt: '2026-11-21T03:00:00.000Z',
    wanted,
    present,
    gone: ['amex-gold'],
  } as const;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ImportPreview preview={preview} onChange={() => undefined} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status').textContent).toMatch(/No longer in our catalog.*amex-gold/);
  const importButton = screen.getByRole('button', { name: 'Import' });
  await userEvent.click(importButton);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The server is busy. Try again in 3 seconds. Nothing was changed.',
  );
  await userEvent.click(importButton);
  await vi.waitFor(() => expect(listToasts()).toHaveLength(1));
  vi.mocked(importMemberData).mockRejectedValueOnce(busy);
  act(() => listToasts()[0]?.action?.onPress());
  await vi.waitFor(() => expect(listToasts().map(({ title }) => title)).toContain('Not undone'));
  act(() =>
    listToasts()
      .find(({ title }) => title === 'Not undone')
      ?.action?.onPress(),
  );
  await vi.waitFor(() => expect(importMemberData).toHaveBeenCalledTimes(4));
  expect(vi.mocked(importMemberData).mock.calls).toEqual([
    [wanted, present],
    [wanted, present],
    [present, stored],
    [present, stored],
  ]);
});
