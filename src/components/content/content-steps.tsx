import type { ReactNode } from 'react';

export type ContentStep = { readonly key: string; readonly children: ReactNode };

export function ContentSteps({ steps }: { steps: readonly ContentStep[] }) {
  return (
    <ol className="my-6 grid gap-5 [counter-reset:step]">
      {steps.map((step) => (
        <li
          key={step.key}
          className="before:bg-primary-soft before:text-foreground after:bg-border relative pl-11 [counter-increment:step] before:absolute before:top-0 before:left-0 before:grid before:size-7 before:place-items-center before:rounded-full before:text-sm before:font-semibold before:content-[counter(step)] after:absolute after:top-8 after:-bottom-4 after:left-3.5 after:w-px last:after:hidden [&>:first-child]:mt-0 [&>:last-child]:mb-0"
        >
          {step.children}
        </li>
      ))}
    </ol>
  );
}
