import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { Thing } from '../rank-things.ts';

type ThingActionProps = {
  thing: Thing;
  renderLog: (benefitId: string) => ReactNode;
};

function linkOf(thing: Exclude<Thing, { kind: 'credit' }>): { label: string; link: LinkOptions } {
  switch (thing.kind) {
    case 'fee':
      return {
        label: 'Keep or close?',
        link: { to: '/app/fee-day/$id', params: { id: thing.memberCardId } },
      };
    case 'bonus':
      return { label: 'See the pace', link: { to: '/app/bonus-tracker' } };
    case 'points':
      return { label: 'See my points', link: { to: '/app/my-points' } };
    case 'step':
      return { label: 'See the plan', link: { to: '/app/what-next' } };
    case 'choice':
      return { label: 'Choose', link: { to: '/app/selectable-categories' } };
    case 'opened':
      return { label: 'Add the day', link: { to: '/app/my-cards' } };
    case 'suggestion':
      return {
        label: 'See the card',
        link: { to: '/app/credit-cards/$id', params: { id: thing.suggestion.card.slug } },
      };
  }
}

export function ThingAction({ thing, renderLog }: ThingActionProps) {
  if (thing.kind === 'credit') return renderLog(thing.benefitId);
  const { label, link } = linkOf(thing);
  return (
    <Button asChild variant="outline" size="md" className="max-sm:min-h-11">
      <Link {...link}>{label}</Link>
    </Button>
  );
}
