import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button.tsx';

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

type FormOutlineProps = {
  fields: readonly { label: string; hint?: string }[];
  /** Label of its button. */
  action: string;
  /** Content below the form. */
  children?: ReactNode;
};

/**
 * Placeholder of a form before hydration: values typed earlier would be lost or, worse, sent in the address of the
 * page.
 */
export function FormOutline({ fields, action, children }: FormOutlineProps) {
  return (
    <div className="grid gap-4">
      {fields.map(({ label, hint }) => (
        <div key={label} className="grid gap-1.5">
          <span className="flex items-center gap-2 text-sm leading-5 font-medium">{label}</span>
          <div aria-hidden className="border-input bg-card h-10 rounded-md border" />
          {hint && <p className="text-muted-foreground text-sm">{hint}</p>}
        </div>
      ))}
      <div className={buttonVariants()}>{action}</div>
      {children}
    </div>
  );
}
