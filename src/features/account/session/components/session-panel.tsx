import type { ReactNode } from 'react';

type SessionPanelProps = {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

export function SessionPanel({ title, description, children, footer }: SessionPanelProps) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-16">
      <div className="bg-card grid gap-5 rounded-md border p-5 sm:p-8">
        <div className="grid gap-1">
          <h1 className="text-2xl leading-8 font-semibold tracking-tight">{title}</h1>
          {description && <p className="text-muted-foreground">{description}</p>}
        </div>
        {children}
      </div>
      {footer && <div className="text-muted-foreground pt-4 text-center">{footer}</div>}
    </div>
  );
}
