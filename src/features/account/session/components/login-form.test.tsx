import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionOutcome, signIn } from '../mutations.ts';
import { LoginForm } from './login-form.tsx';

const { send, device } = vi.hoisted(() => ({
  send: vi.fn<typeof signIn>(),
  device: { needsCode: false },
}));

vi.mock('../mutations.ts', () => ({ signIn: send }));
vi.mock('../queries.ts', () => ({
  sessionQuery: () => ({ queryKey: ['session'], queryFn: () => ({ userId: '1' }) }),
}));
vi.mock('../read-session.ts', () => ({
  needsCodeQuery: () => ({ queryKey: ['needs-code'], queryFn: () => device.needsCode }),
}));
vi.mock('../settle-member.ts', () => ({ settleMember: () => undefined }));
vi.mock('../carry-redirect-path.ts', () => ({ takeRedirectPath: () => '/app/my-cards' }));

const createTestRouter = () =>
  createRouter({
    routeTree: createRootRoute({ component: LoginForm, notFoundComponent: () => null }),
    history: createMemoryHistory(),
  });
let router: ReturnType<typeof createTestRouter>;

beforeEach(async () => {
  send.mockReset();
  device.needsCode = false;
  vi.stubGlobal('scrollTo', vi.fn());
  router = createTestRouter();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Sign in' });
});

async function fillAndSend(outcome: SessionOutcome) {
  send.mockResolvedValue(outcome);
  await userEvent.type(screen.getByLabelText('Email address'), ' ann@example.test ');
  await userEvent.type(screen.getByLabelText('Password'), 'secret-word');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('the login form', () => {
  it('says what is missing, ties it to the fields and sends nothing', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    const email = await screen.findByRole('textbox', { name: 'Email address' });
    await waitFor(() => {
      expect(email).toBeInvalid();
    });
    expect(email).toHaveAccessibleDescription('Enter your email address.');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    expect(send).not.toHaveBeenCalled();
  });

  it('masks the password until it is shown, and takes it pasted', async () => {
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(field);
    await userEvent.paste('from a manager');
    expect(field).toHaveValue('from a manager');
    await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(field).toHaveAttribute('type', 'text');
  });

  it('names its fields for password managers', () => {
    expect(screen.getByLabelText('Email address')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('sends the trimmed address and goes to the page that was asked for', async () => {
    await fillAndSend({ kind: 'done' });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/app/my-cards');
    });
    expect(send).toHaveBeenCalledWith({ email: 'ann@example.test', password: 'secret-word' });
  });

  it('goes to the second step where the account asks for a code', async () => {
    device.needsCode = true;
    await fillAndSend({ kind: 'done' });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/login');
    });
  });

  it('marks the password when the server refuses it', async () => {
    const problem = { message: 'The email address or the password is wrong.', field: 'password' };
    await fillAndSend({ kind: 'refused', problem: { ...problem, field: 'password' } });
    await waitFor(() => {
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(problem.message);
    });
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('shows a problem that no field is to blame for above the form', async () => {
    const problem = { message: 'Wait a minute, then try again.', field: undefined };
    await fillAndSend({ kind: 'refused', problem });
    expect(await screen.findByRole('alert')).toHaveTextContent(problem.message);
    expect(screen.getByLabelText('Password')).toBeValid();
  });
});
