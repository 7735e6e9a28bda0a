import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button.tsx';

type FormOutlineProps = {
  fields: readonly { label: string; hint?: string }[];
  /** What its button says. */
  action: string;
  /** What the form has below it. */
  children?: ReactNode;
};

/**
 * What a form looks like before it is one: what is typed into a form that the app does not hold yet is lost, or, worse,
 * sent in the address of the page.
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
