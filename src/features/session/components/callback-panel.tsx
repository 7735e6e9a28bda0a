import { Link } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { completeCallback, isRecovery, parseCallback } from '../callback.ts';
import { useEnterApp } from '../use-enter-app.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { ProblemNote } from './problem-note.tsx';
import { SessionPanel } from './session-panel.tsx';

type State = { kind: 'working' } | { kind: 'new-password' } | { kind: 'failed'; message: string };

/** A code can be used once only, but an effect may run twice: the first run's answer serves both. */
const pending = new Map<string, ReturnType<typeof completeCallback>>();

function completeOnce(search: string, hash: string) {
  const key = search + hash;
  const known = pending.get(key) ?? completeCallback(parseCallback(search, hash));
  pending.set(key, known);
  return known;
}

/** Where providers and mails come back to. */
export function CallbackPanel() {
  const enterApp = useEnterApp();
  const [state, setState] = useState<State>({ kind: 'working' });

  useEffect(() => {
    let isCurrent = true;
    const { search, hash } = window.location;
    async function complete() {
      const outcome = await completeOnce(search, hash);
      if (!isCurrent) return;
      if (outcome.kind === 'refused') {
        setState({ kind: 'failed', message: outcome.problem.message });
      } else if (isRecovery(search)) {
        setState({ kind: 'new-password' });
      } else {
        await enterApp();
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
  }, [enterApp]);

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
    case 'new-password':
      return (
        <SessionPanel title="Choose a new password">
          <NewPasswordForm />
        </SessionPanel>
      );
    case 'failed':
      return (
        <SessionPanel title="That did not work">
          <ProblemNote message={state.message} />
          <div className="grid gap-2">
            <Button asChild>
              <Link to="/login">Go to the sign-in</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/forgot-password">Ask for a new link</Link>
            </Button>
          </div>
        </SessionPanel>
      );
  }
}
