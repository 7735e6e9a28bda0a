import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { useTakenAddress } from '@/lib/use-taken-address.ts';
import { PasswordInput } from '@/components/password-input.tsx';
import { SubmitButton } from '@/components/submit-button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { askedPassword, completeCallback, parseCallback } from '../read-callback.ts';
import type { CallbackRequest, PasswordFlow } from '../read-callback.ts';
import { takeRedirectPath } from '../carry-redirect-path.ts';
import { sessionQuery } from '../queries.ts';
import { GUARD } from '../is-guarded.ts';
import { settleMember } from '../settle-member.ts';
import { useEnterApp } from '../use-enter-app.ts';
import { choosePassword } from '../check-identity.ts';
import { MIN_PASSWORD_LENGTH, newPasswordSchema } from '../schema.ts';
import { useSessionForm } from '../use-session-form.ts';
import { CodeForm } from './code-form.tsx';
import { EmailAddress } from './email-address.tsx';
import { ProblemNote } from './problem-note.tsx';
import { SessionPanel } from './session-panel.tsx';

type State =
  | { kind: 'working' }
  | { kind: 'asking'; account: string }
  | { kind: 'code'; flow: PasswordFlow }
  | { kind: 'password'; flow: PasswordFlow; account: string }
  | { kind: 'other-mailbox' }
  | { kind: 'failed'; message: string };

/** A code can be used once only, but an effect may run twice: the first run's answer serves both. */
const pending = new Map<string, ReturnType<typeof completeCallback>>();

/** Settles here: the page may be left while the provider still answers. */
async function completeAndSettle(queryClient: QueryClient, request: CallbackRequest) {
  const outcome = await completeCallback(request);
  if (outcome.kind !== 'done' || !('flow' in request)) return outcome;
  const { flow } = request;
  await settleMember(
    queryClient,
    () => (flow === null ? (takeRedirectPath() ?? '/app') : GUARD.callback),
    () => {
      if (flow !== null) askedPassword.set(flow);
    },
  );
  return outcome;
}

function completeOnce(queryClient: QueryClient, search: string, hash: string) {
  const key = search + hash;
  const known = pending.get(key) ?? completeAndSettle(queryClient, parseCallback(search, hash));
  pending.set(key, known);
  return known;
}

/** Reads the current session; null if it has ended, which also removes it from the device. */
async function readPresentSession(queryClient: QueryClient) {
  try {
    return await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
  } catch (error) {
    if (hasSessionCookie()) throw error;
    return null;
  }
}

const passwordTitles: Record<PasswordFlow, string> = {
  recovery: 'Choose a new password',
  signup: 'Your address is confirmed',
  email_change: 'Your address is changed',
};

const passwordReasons: Record<PasswordFlow, string> = {
  recovery: 'It’s for the account of',
  signup: 'Enter your password once more to finish the account of',
  email_change: 'Your other devices are signed out. Choose a password to sign in as',
};

const forms = {
  recovery: { label: 'New password', action: 'Change the password' },
  signup: { label: 'Password', action: 'Finish my account' },
  email_change: { label: 'New password', action: 'Save the password' },
} as const;

function NewPasswordForm({ flow }: { flow: PasswordFlow }) {
  const { label, action } = forms[flow];
  const enterApp = useEnterApp();
  const { form, problem, onSubmit } = useSessionForm({
    schema: newPasswordSchema,
    defaultValues: { password: '' },
    send: choosePassword,
    onDone: async () => {
      askedPassword.clear();
      await enterApp();
      if (flow === 'recovery') toast({ title: 'Your password was changed', tone: 'success' });
    },
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit}>
      <ProblemNote message={problem} />
      <Field
        label={label}
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        error={errors.password?.message}
      >
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            autoComplete="new-password"
            autoFocus
          />
        )}
      </Field>
      <SubmitButton isLoading={isSubmitting}>{action}</SubmitButton>
    </form>
  );
}

/** Landing page for providers and mail links. */
export function CallbackPanel() {
  const enterApp = useEnterApp();
  const queryClient = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'working' });
  const address = useTakenAddress();
  const [agreed, setAgreed] = useState<typeof address>();
  const isAgreed = agreed === address;

  // Setting a password requires the second factor too: until its code is given, nobody is signed in.
  const askPassword = useCallback(
    async (flow: PasswordFlow) => {
      askedPassword.set(flow);
      const session = await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
      const account = session?.email ?? '';
      setState(session ? { kind: 'password', flow, account } : { kind: 'code', flow });
    },
    [queryClient],
  );

  useEffect(() => {
    let isCurrent = true;
    const { search, hash } = address;
    async function complete() {
      const request = parseCallback(search, hash);
      const isToken = request.kind === 'code' || request.kind === 'mail-token';
      // A link alone signs no one in, because another person may have sent it.
      const session = isToken && !isAgreed ? await readPresentSession(queryClient) : null;
      if (!isCurrent) return;
      if (session) {
        setState({ kind: 'asking', account: session.email ?? 'your account' });
        return;
      }
      const outcome = await completeOnce(queryClient, search, hash);
      if (!isCurrent) return;
      if (outcome.kind === 'refused') {
        setState({ kind: 'failed', message: outcome.problem.message });
      } else if (outcome.kind === 'mail-sent') {
        setState({ kind: 'other-mailbox' });
      } else {
        const kept = request.kind === 'nothing' && hasSessionCookie() ? askedPassword.get() : null;
        const flow = isToken ? request.flow : kept;
        if (flow === null) {
          await enterApp();
          return;
        }
        await askPassword(flow);
      }
    }
    complete().catch((error: unknown) => {
      console.warn('The sign-in could not be completed.', error);
      if (isCurrent) {
        setState({ kind: 'failed', message: 'The sign-in could not be completed. Try it again.' });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [address, askPassword, enterApp, isAgreed, queryClient]);

  switch (state.kind) {
    case 'working':
      return (
        <SessionPanel title="Signing you in">
          <p role="status" className="text-muted-foreground flex items-center gap-2">
            <LoaderCircle aria-hidden className="size-5 animate-spin" />
            One moment
          </p>
        </SessionPanel>
      );
    case 'asking':
      return (
        <SessionPanel
          title="Use this link?"
          description={
            <>
              You are signed in as <strong className="text-foreground">{state.account}</strong>.
            </>
          }
        >
          <p>
            This link signs you in to the account it was made for. If that is another one,{' '}
            {state.account} is signed out in every tab of this browser, and what is not saved yet is
            lost. Go on only if you asked for the link yourself.
          </p>
          <div className="grid gap-2">
            <Button asChild>
              <Link to="/app" replace>
                Stay signed in
              </Link>
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                setState({ kind: 'working' });
                setAgreed(address);
              }}
            >
              Use the link
            </Button>
          </div>
        </SessionPanel>
      );
    case 'code':
      return (
        <SessionPanel
          title="One more step"
          description="Your account asks for a code from your authenticator app."
        >
          <CodeForm onDone={() => askPassword(state.flow)} />
        </SessionPanel>
      );
    case 'password':
      return (
        <SessionPanel
          title={passwordTitles[state.flow]}
          description={
            <>
              {passwordReasons[state.flow]}{' '}
              <EmailAddress email={state.account} className="text-foreground" />.
            </>
          }
        >
          <NewPasswordForm flow={state.flow} />
        </SessionPanel>
      );
    case 'other-mailbox':
      return (
        <SessionPanel title="One more email to open">
          <p role="status">
            We also sent an email to your other address. Open the link in it, and you can sign in
            with the new address.
          </p>
          <Button asChild>
            <Link to="/app">Go on</Link>
          </Button>
        </SessionPanel>
      );
    case 'failed':
      return (
        <SessionPanel title="That didn’t work">
          <ProblemNote message={state.message} />
          <div className="grid gap-2">
            <Button asChild>
              <Link to="/login">Go to sign-in</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/forgot-password">Ask for a new link</Link>
            </Button>
          </div>
        </SessionPanel>
      );
  }
}
