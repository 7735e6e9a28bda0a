import type { ReactNode } from 'react';

type StatProps = { label: ReactNode; value: ReactNode; note?: ReactNode };

export function Stat({ label, value, note }: StatProps) {
  return (
    <div className="grid content-start gap-0.5">
      <p className="text-muted-foreground text-sm">{label}</p>
      <p className="text-xl font-semibold">{value}</p>
      {note && <p className="text-muted-foreground text-sm">{note}</p>}
    </div>
  );
}
