import { Link, type LinkOptions } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { Activation } from '@/domain/rewards/catalog/card.ts';
import type { Due } from '@/domain/schedule/due.ts';
import { useSuggestions } from '@/features/plan/card-ranking/queries.ts';
import { useHeldWallet } from '@/features/mine/held-wallet/queries.ts';
import { cn } from '@/lib/class-names.ts';
import { formatDate } from '@/lib/dates.ts';
import { formatCents, formatCount } from '@/lib/format.ts';
import { listOpenChoices, rankThings, sumOtherCredits, type Thing } from '../rank-things.ts';
import { describeThing } from '../words.ts';

export type RenderActivate = (memberCardId: string, activation: Activation) => ReactNode;

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
    case 'payment':
      return { label: 'See due days', link: { to: '/app/upcoming-fees' } };
    case 'offer':
      return { label: 'See my offers', link: { to: '/app/card-offers' } };
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

type ThingActionProps = {
  thing: Thing;
  renderLog: (benefitId: string) => ReactNode;
  renderActivate: RenderActivate;
};

function ThingAction({ thing, renderLog, renderActivate }: ThingActionProps) {
  if (thing.kind === 'credit') return renderLog(thing.benefitId);
  if (thing.kind === 'activation') return renderActivate(thing.memberCardId, thing.activation);
  const { label, link } = linkOf(thing);
  return (
    <Button asChild variant="outline" size="md" className="max-sm:min-h-11">
      <Link {...link}>{label}</Link>
    </Button>
  );
}

const titles = ['Nothing to do now', 'One thing to do now', 'Two things to do now'];
const most = 3;

type ThingsToDoProps = {
  upcoming: readonly Due[];
  undated: readonly string[];
  hasSpending: boolean;
  renderLog: (benefitId: string) => ReactNode;
  renderActivate: RenderActivate;
};

export function ThingsToDo(props: ThingsToDoProps) {
  const { upcoming, undated, hasSpending, renderLog, renderActivate } = props;
  const id = useId();
  const { entries, value, inputs } = useHeldWallet();
  const suggested = useSuggestions();
  const found = hasSpending ? suggested : [];
  const choices = listOpenChoices(value.choices, entries);
  const suggestions = (found ?? []).slice(0, 1);
  const things = rankThings({ upcoming, choices, undated, suggestions }, inputs.date);
  const others = sumOtherCredits(upcoming, things, inputs.date);
  const isWaiting = found === null && things.length < most;
  return (
    <section aria-labelledby={id} className="border-foreground min-w-0 border-t-2 pt-2.5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pb-1">
        <h2 id={id} className="font-semibold">
          {(isWaiting ? undefined : titles[things.length]) ?? 'Three things to do now'}
        </h2>
        <p className="text-muted-foreground text-sm">{formatDate(inputs.date)}</p>
      </header>
      {things.length === 0 && !isWaiting && (
        <p className="text-muted-foreground py-2">
          No credits, points or offers are about to expire, no fee needs a decision, and no bonus is
          near its deadline.
        </p>
      )}
      <ol aria-label="Things to do now" className="divide-y">
        {things.map((thing, index) => {
          const { title, text, figure } = describeThing(thing);
          const isDue = 'daysLeft' in thing && thing.daysLeft <= 14;
          return (
            <li
              key={thing.key}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-2 py-2.5 sm:gap-x-4 sm:py-3.5"
            >
              <span aria-hidden className="font-serif text-2xl leading-6 font-medium">
                {index + 1}
              </span>
              <div className="min-w-0">
                <p className="leading-5 font-medium">{title}</p>
                <p className="text-muted-foreground text-sm">{text}</p>
              </div>
              <div className="grid content-start justify-items-end gap-1.5">
                {figure !== null && (
                  <p className={cn('leading-5 font-medium', isDue && 'text-caution')}>{figure}</p>
                )}
                <ThingAction thing={thing} renderLog={renderLog} renderActivate={renderActivate} />
              </div>
            </li>
          );
        })}
      </ol>
      {isWaiting && (
        <div role="status" aria-label="Working out what cards would add" className="py-3.5">
          <Skeleton className="h-11" />
        </div>
      )}
      {others && (
        <p className="border-t py-3">
          <Link
            to="/app/my-benefits"
            className="text-primary inline-flex min-h-6 items-center font-medium underline-offset-4 hover:underline"
          >
            {formatCount(others.count, 'more benefit')} to use by {formatDate(others.lastDate)}:{' '}
            {formatCents(others.leftCents)}
          </Link>
        </p>
      )}
    </section>
  );
}
