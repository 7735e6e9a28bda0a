import { MailCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { getEnv } from '@/lib/env.ts';
import type { SessionOutcome } from '../mutations.ts';
import { FAILED } from '../use-session-form.ts';
import { EmailAddress } from './email-address.tsx';
import { ProblemNote } from './problem-note.tsx';

type MailSentProps = {
  email: string;
  onResend: () => Promise<SessionOutcome>;
  children: ReactNode;
};

export function MailSent({ email, onResend, children }: MailSentProps) {
  const { VITE_MAIL_URL: mailUrl } = getEnv();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isSent, setSent] = useState(false);
  const sendAgain = async () => {
    setSending(true);
    setSent(false);
    const outcome = await onResend().catch((error: unknown) => {
      console.warn('The email could not be sent again.', error);
      return { kind: 'refused', problem: { message: FAILED } } as const;
    });
    setSending(false);
    setSent(outcome.kind !== 'refused');
    setProblem(outcome.kind === 'refused' ? outcome.problem.message : undefined);
  };
  return (
    <div className="grid gap-3">
      <div role="status" className="flex items-start gap-3">
        <MailCheck aria-hidden className="text-primary mt-0.5 size-6 shrink-0" />
        <p>
          Check your email. We sent a link to <EmailAddress email={email} className="block" />{' '}
          {children}
          {mailUrl !== undefined && (
            <>
              {' '}
              This server keeps its email on this computer:{' '}
              <a
                href={mailUrl}
                target="_blank"
                rel="noreferrer"
                className="text-primary underline underline-offset-4"
              >
                Read it here
              </a>
              .
            </>
          )}
        </p>
      </div>
      <ProblemNote message={problem} />
      {isSent && <p role="status">Sent again.</p>}
      <p className="text-muted-foreground text-sm">
        Nothing there? Look in your spam folder, or{' '}
        <Button
          type="button"
          variant="link"
          className="h-auto p-0 text-sm"
          isLoading={isSending}
          onClick={() => void sendAgain()}
        >
          send it again
        </Button>
        .
      </p>
    </div>
  );
}
