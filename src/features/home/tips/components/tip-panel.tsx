import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Lightbulb } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Section } from '@/components/section.tsx';
import type { Tip } from '../queries.ts';

type TipPanelProps = {
  tips: readonly Tip[];
  /** A number that changes from day to day: each day begins with another tip. */
  day: number;
};

/** One tip at a time. The open tip stays when others come or go. */
export function TipPanel({ tips, day }: TipPanelProps) {
  const at = (position: number) => ((position % tips.length) + tips.length) % tips.length;
  const [shown, setShown] = useState(() => tips[at(day)]?.id);
  const known = tips.findIndex(({ id }) => id === shown);
  const index = known < 0 ? at(day) : known;
  const tip = tips[index];
  if (!tip) return null;
  return (
    <Section aria-label="Tip" className="flex flex-wrap items-start gap-3 py-3">
      <Lightbulb aria-hidden className="text-primary mt-0.5 size-5 shrink-0" />
      <div aria-live="polite" className="min-w-0 flex-1 basis-56">
        <h2 className="font-medium">{tip.title}</h2>
        <p className="text-muted-foreground max-w-prose text-sm">
          {tip.body}{' '}
          {tip.link_path !== null && (
            <Link to={tip.link_path} className="text-primary underline underline-offset-4">
              Go there
            </Link>
          )}
        </p>
      </div>
      <div className="flex items-center">
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Previous tip"
          onClick={() => setShown(tips[at(index - 1)]?.id)}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <span className="text-muted-foreground text-sm">
          {index + 1} of {tips.length}
        </span>
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Next tip"
          onClick={() => setShown(tips[at(index + 1)]?.id)}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
    </Section>
  );
}
