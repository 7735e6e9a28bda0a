import { CircleAlert, Info, Lightbulb, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names.ts';

const KINDS = {
  note: { icon: Info, title: 'Note', classes: 'border-l-chart-2 [&>svg]:text-chart-2' },
  tip: { icon: Lightbulb, title: 'Tip', classes: 'border-l-primary [&>svg]:text-primary' },
  warning: {
    icon: TriangleAlert,
    title: 'Warning',
    classes: 'border-l-caution [&>svg]:text-caution',
  },
  caution: {
    icon: CircleAlert,
    title: 'Caution',
    classes: 'border-l-destructive [&>svg]:text-destructive',
  },
} as const;

export type CalloutKind = keyof typeof KINDS;

export function isCalloutKind(name: string): name is CalloutKind {
  return Object.hasOwn(KINDS, name);
}

type CalloutProps = { kind: CalloutKind; title: ReactNode; children: ReactNode };

export function Callout({ kind, title, children }: CalloutProps) {
  const { icon: Icon, title: usualTitle, classes } = KINDS[kind];
  return (
    <div
      role="note"
      className={cn('bg-card my-6 flex gap-3 rounded-md border border-l-4 px-4 py-3', classes)}
    >
      <Icon aria-hidden className="mt-1 size-5 shrink-0" />
      <div className="min-w-0 flex-1 [&>:last-child]:mb-0">
        <p className="leading-7 font-semibold">{title ?? usualTitle}</p>
        {children}
      </div>
    </div>
  );
}
