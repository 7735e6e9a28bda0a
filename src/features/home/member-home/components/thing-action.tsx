import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Activation } from '@/domain/rewards/catalog/card.ts';
import { Button } from '@/components/ui/button.tsx';
import type { Thing } from '../rank-things.ts';

export type RenderActivate = (memberCardId: string, activation: Activation) => ReactNode;

type ThingActionProps = {
  thing: Thing;
  renderLog: (benefitId: string) => ReactNode;
  renderActivate: RenderActivate;
};

function linkOf(thing: Exclude<Thing, { kind: 'credit' | 'activation' }>): {
  label: string;
  link: LinkOptions;
} {
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

export function ThingAction({ thing, renderLog, renderActivate }: ThingActionProps) {
  if (thing.kind === 'credit') return renderLog(thing.benefitId);
  if (thing.kind === 'activation') return renderActivate(thing.memberCardId, thing.activation);
  const { label, link } = linkOf(thing);
  return (
    <Button asChild variant="outline" size="md" className="max-sm:min-h-11">
      <Link {...link}>{label}</Link>
    </Button>
  );
}
