import type { ReactNode } from 'react';

type FigureFrameProps = {
  title: ReactNode;
  note?: ReactNode;
  children: ReactNode;
};

export function FigureFrame({ title, note, children }: FigureFrameProps) {
  return (
    <figure className="my-6 grid gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        <span className="text-muted-foreground inline-flex items-center gap-1.5 text-sm">
          <span aria-hidden className="bg-primary size-2 rounded-full" />
          live from the catalog
        </span>
      </figcaption>
      {children}
      {note && <p className="text-muted-foreground text-sm">{note}</p>}
    </figure>
  );
}
