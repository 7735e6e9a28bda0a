import { type ReactNode, useId } from 'react';

type FactSectionProps = { title: string; description?: ReactNode; children: ReactNode };

export function FactSection({ title, description, children }: FactSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-2">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {description && <p className="text-muted-foreground">{description}</p>}
      {children}
    </section>
  );
}
