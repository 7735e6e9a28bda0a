import { Link, type LinkOptions } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Card, CardFooter, CardHeader, CardTitle } from '@/components/ui/card.tsx';

type HomePanelProps = {
  title: string;
  note?: ReactNode;
  /** Where the whole of it is. */
  more: { label: string; link: LinkOptions };
  children: ReactNode;
};

/** One part of the home page: a few lines, and the way to all of them. */
export function HomePanel({ title, note, more, children }: HomePanelProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex min-w-0 flex-col">
      <CardHeader>
        <CardTitle id={id}>{title}</CardTitle>
        {note && <p className="text-muted-foreground text-sm">{note}</p>}
      </CardHeader>
      <div className="flex-1">{children}</div>
      <CardFooter>
        <Link
          {...more.link}
          className="text-primary inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline"
        >
          {more.label}
        </Link>
      </CardFooter>
    </Card>
  );
}
