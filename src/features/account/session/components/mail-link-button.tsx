import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { reportFailure } from '@/components/report-failure.ts';
import type { SessionOutcome } from '../mutations.ts';
import { MailSent } from './mail-sent.tsx';
import { ProblemNote } from './problem-note.tsx';

type MailLinkButtonProps = {
  email: string;
  send: () => Promise<SessionOutcome>;
  label: string;
  /** Describes the effect of the mailed link. */
  children: ReactNode;
};

/** Sends a sign-in link to a member without a password, or who forgot it. */
export function MailLinkButton({ email, send, label, children }: MailLinkButtonProps) {
  const request = useMutation({
    mutationFn: send,
    retry: false,
    onError: reportFailure('The email was not sent'),
  });
  if (request.data?.kind === 'mail-sent')
    return (
      <MailSent email={email} onResend={send}>
        {children}
      </MailSent>
    );
  return (
    <div className="grid gap-2">
      {request.data?.kind === 'refused' && <ProblemNote message={request.data.problem.message} />}
      <p className="text-muted-foreground text-sm">
        No password, or forgotten?{' '}
        <Button
          type="button"
          variant="link"
          className="h-auto p-0 text-sm"
          isLoading={request.isPending}
          onClick={() => request.mutate()}
        >
          {label}
        </Button>
      </p>
    </div>
  );
}
