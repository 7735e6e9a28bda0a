import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FormDialog } from '@/components/form-dialog.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { isPageOf } from '@/lib/page-member.ts';
import { reloadForRelease } from '@/lib/reload-for-release.ts';
import { clearStored } from '@/lib/storage/clear-stored.ts';
import { forgetLeftDrafts, hasTabDraft } from '@/lib/storage/tab-drafts.ts';

const missing = () =>
  reloadForRelease(new TypeError('Failed to fetch dynamically imported module: /a.js'), () => {
    // The old page is taken down below.
  });

function CardForm() {
  const [status, setStatus] = useState('held');
  const [fee, setFee] = useState('95');
  return (
    <FormDialog
      title="Card"
      description=""
      onSave={() => undefined}
      onClose={() => undefined}
      draftName="card/1"
    >
      <label>
        Notes
        <textarea name="notes" defaultValue="as saved" />
      </label>
      <label>
        Fee
        <input
          value={fee}
          onChange={(event) => {
            setFee(event.target.value);
          }}
        />
      </label>
      <label>
        Status
        <select
          value={status}
          onChange={(event) => {
            setStatus(event.target.value);
          }}
        >
          <option>held</option>
          <option>closed</option>
        </select>
      </label>
      {status === 'closed' && (
        <label>
          Closed on
          <input type="date" name="closed_on" />
        </label>
      )}
      <Checkbox aria-label="Counts" />
      <label>
        Password
        <input type="password" />
      </label>
      <output>{`${status} ${fee}`}</output>
    </FormDialog>
  );
}

beforeEach(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  window.history.replaceState(null, '', '/cards');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  clearStored();
  forgetLeftDrafts();
});

async function type() {
  const user = userEvent.setup();
  await user.clear(screen.getByLabelText('Notes'));
  await user.type(screen.getByLabelText('Notes'), 'half a sentence');
  await user.clear(screen.getByLabelText('Fee'));
  await user.type(screen.getByLabelText('Fee'), '120');
  await user.selectOptions(screen.getByLabelText('Status'), 'closed');
  await user.type(screen.getByLabelText('Closed on'), '2026-03-14');
  await user.click(screen.getByRole('checkbox', { name: 'Counts' }));
  await user.type(screen.getByLabelText('Password'), 'secret');
}

it('a form that a release takes away comes back as it was typed, and says so', async () => {
  const { unmount } = render(<CardForm />);
  await type();
  expect(missing()).toBe(true);
  unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');

  render(<CardForm />);
  expect(await screen.findByText(/What you typed is back/)).toBeVisible();
  expect(screen.getByLabelText('Notes')).toHaveValue('half a sentence');
  expect(screen.getByLabelText('Closed on')).toHaveValue('2026-03-14');
  expect(screen.getByRole('checkbox', { name: 'Counts' })).toBeChecked();
  expect(screen.getByText('closed 120')).toBeVisible();
  expect(hasTabDraft('card/1')).toBe(false);
});

it('a form closed by the failing navigation itself is kept too', async () => {
  const { unmount } = render(<CardForm />);
  await type();
  window.history.replaceState(null, '', '/alliances');
  unmount();
  missing();
  expect(hasTabDraft('card/1')).toBe(true);
});

it.each([
  ['nothing was typed in', () => Promise.resolve(), () => undefined],
  ['was closed where it stood', type, () => undefined],
  [
    'was left by a navigation that came through',
    type,
    () => {
      window.history.replaceState(null, '', '/alliances');
    },
  ],
])('nothing is kept of a form that %s', async (_name, fill, leave) => {
  const { unmount } = render(<CardForm />);
  await fill();
  leave();
  unmount();
  forgetLeftDrafts();
  missing();
  expect(hasTabDraft('card/1')).toBe(false);
});

it('nothing is kept of a form whose member has signed out in another tab', async () => {
  const cookie = 'sb-abcd-auth-token=x; Path=/';
  document.cookie = cookie;
  isPageOf('one');
  render(<CardForm />);
  await type();
  document.cookie = `${cookie}; Max-Age=0`;
  missing();
  expect(hasTabDraft('card/1')).toBe(false);
});
