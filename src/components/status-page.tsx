import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { nameStatus } from '@/lib/read-failure.ts';

type StatusPageProps = {
  statusCode?: number;
  statusMessage?: string;
  message: string;
  action?: ReactNode;
  /** Where its button leads. */
  home?: '/' | '/app';
};

export function StatusPage({
  statusCode = 500,
  statusMessage,
  message,
  action,
  home = '/',
}: StatusPageProps) {
  const title = statusMessage ?? nameStatus(statusCode);
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-prose content-center justify-items-center gap-2 px-4 py-12 text-center">
      <p className="text-primary font-semibold">{statusCode}</p>
      <h1 className="text-3xl font-semibold tracking-tight">{title}</h1>
      <p className="text-muted-foreground text-balance">{message}</p>
      <div className="flex flex-wrap justify-center gap-2 pt-4">
        {action}
        <Button asChild>
          <Link to={home}>Go to the home page</Link>
        </Button>
      </div>
    </div>
  );
}
