import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SessionOutcome } from '../mutations.ts';
import { MailSent } from './mail-sent.tsx';

it('an email that does not arrive is sent again, or its refusal is shown', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  const refused: SessionOutcome = {
    kind: 'refused',
    problem: { message: 'Wait a minute, then try again.', field: undefined },
  };
  const onResend = vi
    .fn<() => Promise<SessionOutcome>>()
    .mockResolvedValueOnce(refused)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce({ kind: 'mail-sent' });
  render(
    <MailSent email="sam@example.com" onResend={onResend}>
      Open it to finish.
    </MailSent>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'Check your email. We sent a link to sam@example.com Open it to finish.',
  );
  expect(screen.getByText('sam@example.com').innerHTML).toBe('sam<wbr>@example.com');
  const again = () => fireEvent.click(screen.getByRole('button', { name: 'send it again' }));
  again();
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait a minute');
  vi.spyOn(console, 'warn').mockReturnValue();
  again();
  expect(await screen.findByText(/^Something went wrong on our side/u)).toBeVisible();
  again();
  expect(await screen.findByText('Sent again.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onResend).toHaveBeenCalledTimes(3);
});
