import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { Thing } from '../rank-things.ts';
import * as texts from '../texts.ts';

type ThingActionProps = {
  thing: Thing;
  /** What logs with one press that a benefit is used. */
  renderLog: (benefitId: string) => ReactNode;
};

function linkOf(thing: Exclude<Thing, { kind: 'credit' }>): { label: string; link: LinkOptions } {
  switch (thing.kind) {
    case 'fee':
      return {
        label: texts.keepOrClose,
        link: { to: '/app/fee-day/$id', params: { id: thing.memberCardId } },
      };
    case 'bonus':
      return { label: texts.seeThePace, link: { to: '/app/bonus-tracker' } };
    case 'points':
      return { label: texts.seeMyPoints, link: { to: '/app/my-points' } };
    case 'step':
      return { label: texts.seeThePlan, link: { to: '/app/what-next' } };
    case 'choice':
      return { label: texts.choose, link: { to: '/app/selectable-categories' } };
    case 'opened':
      return { label: texts.addTheDay, link: { to: '/app/my-cards' } };
    case 'suggestion':
      return {
        label: texts.seeTheCard,
        link: { to: '/app/credit-cards/$id', params: { id: thing.suggestion.card.slug } },
      };
  }
}

/** The one action of a thing: it is done here where that takes one press, else where it is done. */
export function ThingAction({ thing, renderLog }: ThingActionProps) {
  if (thing.kind === 'credit') return renderLog(thing.benefitId);
  const { label, link } = linkOf(thing);
  return (
    <Button asChild variant="outline" size="md" className="max-sm:min-h-11">
      <Link {...link}>{label}</Link>
    </Button>
  );
}
