import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { createCard } from '@/features/catalog/facts/catalog-fixture.ts';
import { peopleQuery } from '@/features/mine/people/queries.ts';
import { createMemberCard } from '../mutations.ts';
import { memberCardsQuery } from '../queries.ts';
import { EditCardDialog } from './edit-card-dialog.tsx';

const user = userEvent.setup();
const onClose = vi.fn<() => void>();
const memberCard = createMemberCard(1, { revision: 3 });
const entry = {
  memberCard,
  card: createCard({ id: 1, slug: 'blue', name: 'Blue' }),
  ...{ value: null, marginalCents: null, gainCents: null },
};

/** Opens the form; `show` brings the card as it is on the server. */
function openForm() {
  const client = new QueryClient();
  client.setQueryData(peopleQuery().queryKey, []);
  client.setQueryData(memberCardsQuery().queryKey, [memberCard]);
  const page = (current: typeof memberCard) => (
    <QueryClientProvider client={client}>
      <EditCardDialog entry={entry} current={current} onClose={onClose} />
    </QueryClientProvider>
  );
  const { rerender } = render(page(memberCard));
  const show = (change: Partial<typeof memberCard>) => {
    rerender(page({ ...memberCard, ...change }));
  };
  return { client, show };
}

/** Opens the form and saves a note, which the server seems to refuse. */
async function saveUnanswered() {
  const { client, show } = openForm();
  await user.type(screen.getByLabelText('Notes'), 'sent');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => {
    expect(client.isMutating()).toBe(0);
  });
  return () => {
    show({ notes: 'sent', revision: 4 });
  };
}

beforeEach(() => {
  onClose.mockClear();
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: '23514' }, { status: 400 })));
});

it('a form closes when its own save comes back as the card', async () => {
  const show = await saveUnanswered();
  show();
  expect(onClose).toHaveBeenCalledOnce();
});

it('a form stays open with what was typed since its save', async () => {
  const show = await saveUnanswered();
  await user.type(screen.getByLabelText('Notes'), ', and more');
  show();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Notes')).toHaveValue('sent, and more');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

it('a fee taken from elsewhere leaves the month that was chosen, and the other way round', async () => {
  const { show } = openForm();
  const fee = () => screen.getByRole('textbox', { name: 'My annual fee' });
  const month = () => screen.getByRole('combobox', { name: 'Fee month' });
  const day = () => screen.getByRole('combobox', { name: 'Fee day' });
  const take = (label: string) =>
    user.click(screen.getByRole('button', { name: `Take theirs: ${label}` }));
  await user.selectOptions(month(), 'June');
  await user.selectOptions(day(), '15');
  show({ annual_fee_cents: 9500, revision: 4 });
  await take('My annual fee');
  expect(fee()).toHaveValue('95');
  expect(month()).toHaveDisplayValue('June');
  expect(day()).toHaveValue('15');

  await user.clear(fee());
  await user.type(fee(), '42');
  show({ annual_fee_cents: 9500, fee_month: 3, revision: 5 });
  await take('Fee month');
  expect(month()).toHaveDisplayValue('March');
  expect(fee()).toHaveValue('42');
  expect(day()).toHaveValue('15');
});

it('the next due day follows the chosen one, and is asked of held cards alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 28, 12) });
  try {
    openForm();
    expect(screen.queryByText(/^Next due/)).not.toBeInTheDocument();
    const dueDay = screen.getByRole('combobox', { name: 'Due day' });
    await user.selectOptions(dueDay, '14');
    expect(screen.getByText('Next due Dec 14')).toBeVisible();
    await user.selectOptions(dueDay, '31');
    expect(screen.getByText('Next due Nov 30')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Wish list');
    expect(screen.queryByRole('group', { name: 'Payments' })).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});
