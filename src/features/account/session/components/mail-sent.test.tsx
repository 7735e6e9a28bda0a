import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SessionOutcome } from '../mutations.ts';
import { MailSent } from './mail-sent.tsx';

it('an email that does not arrive is sent again, or its refusal is shown', async () => {
  const refused: SessionOutcome = {
    kind: 'refused',
    problem: { message: 'Wait a minute, then try again.', field: undefined },
  };
  const onResend = vi
    .fn<() => Promise<SessionOutcome>>()
    .mockResolvedValueOnce(refused)
    .mockResolvedValueOnce({ kind: 'mail-sent' });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MailSent email="sam@example.com" onResend={onResend}>
        Open it to finish.
      </MailSent>
    </QueryClientProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'Check your email. We sent a link to sam@example.com Open it to finish.',
  );
  const again = () => fireEvent.click(screen.getByRole('button', { name: 'send it again' }));
  again();
  expect(await screen.findByRole('alert')).toHaveTextContent('Wait a minute');
  again();
  expect(await screen.findByText('Sent again.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onResend).toHaveBeenCalledTimes(2);
});
