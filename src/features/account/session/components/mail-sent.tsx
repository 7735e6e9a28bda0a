import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { getEnv } from '@/lib/env.ts';

export function MailSent({ email, children }: { email: string; children: ReactNode }) {
  const { VITE_MAIL_URL: mailUrl } = getEnv();
  return (
    <div role="status" className="flex items-start gap-3">
      <MailCheck aria-hidden className="text-primary mt-0.5 size-6 shrink-0" />
      <p>
        Check your email. We sent a link to
        <strong className="block font-semibold break-all">{email}</strong>
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
  );
}
