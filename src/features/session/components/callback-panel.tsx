import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { hasSessionCookie } from '@/lib/session-cookie.ts';
import { completeCallback, isRecovery, parseCallback } from '../read-callback.ts';
import { needsCodeQuery, sessionQuery } from '../queries.ts';
import { GUARD } from '../is-guarded.ts';
import { settleMember } from '../settle-member.ts';
import * as texts from '../texts.ts';
import { useEnterApp } from '../use-enter-app.ts';
import { CodeForm } from './code-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { ProblemNote } from './problem-note.tsx';
import { SessionPanel } from './session-panel.tsx';

type State =
  | { kind: 'working' }
  | { kind: 'asking'; account: string }
  | { kind: 'code' }
  | { kind: 'new-password' }
  | { kind: 'other-mailbox' }
  | { kind: 'failed'; message: string };

/** A code can be used once only, but an effect may run twice: the first run's answer serves both. */
const pending = new Map<string, ReturnType<typeof completeCallback>>();

function completeOnce(search: string, hash: string) {
  const key = search + hash;
  const known = pending.get(key) ?? completeCallback(parseCallback(search, hash));
  pending.set(key, known);
  return known;
}

/** Who is signed in; nobody where the session is over, which takes it off the device. */
async function readPresentSession(queryClient: QueryClient) {
  try {
    return await queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
  } catch (error) {
    if (hasSessionCookie()) throw error;
    return null;
  }
}

/** Where providers and mails come back to. */
export function CallbackPanel() {
  const enterApp = useEnterApp();
  const queryClient = useQueryClient();
  const [state, setState] = useState<State>({ kind: 'working' });
  const [isAgreed, setAgreed] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    const { search, hash } = window.location;
    async function complete() {
      const { kind } = parseCallback(search, hash);
      const isToken = kind === 'code' || kind === 'mail-token';
      // Nobody is signed in to the account of whoever sent a link just because they opened it.
      const session = isToken && !isAgreed ? await readPresentSession(queryClient) : null;
      if (!isCurrent) return;
      if (session) {
        setState({ kind: 'asking', account: session.email ?? texts.yourAccount });
        return;
      }
      const outcome = await completeOnce(search, hash);
      if (!isCurrent) return;
      if (outcome.kind === 'refused') {
        setState({ kind: 'failed', message: outcome.problem.message });
      } else if (outcome.kind === 'mail-sent') {
        setState({ kind: 'other-mailbox' });
      } else if (isRecovery(search, hash)) {
        await settleMember(queryClient, () => `${GUARD.callback}?flow=recovery`);
        // A new password is for whoever has the second factor as well.
        const needsCode = await queryClient.fetchQuery(needsCodeQuery());
        setState({ kind: needsCode ? 'code' : 'new-password' });
      } else {
        await enterApp();
      }
    }
    complete().catch((error: unknown) => {
      console.warn('The sign-in could not be completed.', error);
      if (isCurrent) {
        setState({ kind: 'failed', message: texts.theSignInCouldNot });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [enterApp, isAgreed, queryClient]);

  switch (state.kind) {
    case 'working':
      return (
        <SessionPanel title={texts.signingYouIn}>
          <p role="status" className="text-muted-foreground flex items-center gap-2">
            <LoaderCircle aria-hidden className="size-5 animate-spin" />
            {texts.oneMoment}
          </p>
        </SessionPanel>
      );
    case 'asking':
      return (
        <SessionPanel
          title={texts.useThisLink}
          description={
            <>
              {texts.youAreSignedInAs} <strong className="text-foreground">{state.account}</strong>.
            </>
          }
        >
          <p>{texts.thisLinkSignsYouIn(state.account)}</p>
          <div className="grid gap-2">
            <Button asChild>
              <Link to="/app" replace>
                {texts.staySignedIn}
              </Link>
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                setState({ kind: 'working' });
                setAgreed(true);
              }}
            >
              {texts.useTheLink}
            </Button>
          </div>
        </SessionPanel>
      );
    case 'code':
      return (
        <SessionPanel title={texts.oneMoreStep} description={texts.yourAccountAsksForA}>
          <CodeForm
            onDone={() => {
              setState({ kind: 'new-password' });
            }}
          />
        </SessionPanel>
      );
    case 'new-password':
      return (
        <SessionPanel title={texts.chooseANewPassword}>
          <NewPasswordForm />
        </SessionPanel>
      );
    case 'other-mailbox':
      return (
        <SessionPanel title={texts.oneMailboxToGo}>
          <p role="status">{texts.weHaveSentAMail}</p>
          <Button asChild>
            <Link to="/app">{texts.goOn}</Link>
          </Button>
        </SessionPanel>
      );
    case 'failed':
      return (
        <SessionPanel title={texts.thatDidntWork}>
          <ProblemNote message={state.message} />
          <div className="grid gap-2">
            <Button asChild>
              <Link to="/login">{texts.goToSignIn}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/forgot-password">{texts.askForANewLink}</Link>
            </Button>
          </div>
        </SessionPanel>
      );
  }
}
