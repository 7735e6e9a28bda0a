import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';

export function MailSent({ email, children }: { email: string; children: ReactNode }) {
  return (
    <div role="status" className="flex items-start gap-3">
      <MailCheck aria-hidden className="text-primary mt-0.5 size-6 shrink-0" />
      <p>
        A mail is on its way to <strong className="font-semibold break-all">{email}</strong>.{' '}
        {children}
      </p>
    </div>
  );
}
