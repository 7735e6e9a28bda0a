import { useMutation } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Suspense } from 'react';
import { CardIdentity } from '@/components/card-identity.tsx';
import { ListSkeleton } from '@/components/list-skeleton.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { CardRow } from '@/features/catalog/facts/schema.ts';
import { lazyNamed } from '@/lib/lazy-named.ts';
import { askedOwnCard } from '@/lib/own-card-store.ts';
import { nameOf } from '../list-entries.ts';
import { createMemberCard, memberCardEdits, useTakeOutCard } from '../mutations.ts';
import { useHoldings } from '../queries.ts';
import { CardPicker } from './card-picker.tsx';

const CardDaysTable = lazyNamed(() => import('./card-days-table.tsx'), 'CardDaysTable');

/** Dates of so few cards decide little: they are asked for in a fold. */
const FEW = 2;

export function QuickAddCards() {
  const { entries, inputs } = useHoldings();
  const add = useMutation(memberCardEdits.adding);
  const takeOut = useTakeOutCard();
  const held = entries.filter(({ memberCard }) => memberCard.status === 'held');
  const issuers = new Map(inputs.rows.companies.map(({ id, name }) => [id, name]));

  const choose = (card: CardRow) => {
    const position = Math.max(0, ...entries.map(({ memberCard }) => memberCard.position)) + 1;
    add.mutate(createMemberCard(card.id, { status: 'held', position }));
  };

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid h-96 min-w-0">
        <CardPicker
          rows={inputs.rows}
          entries={entries}
          onChoose={choose}
          onMissing={(name) => askedOwnCard.set({ status: 'held', name })}
        />
      </div>
      <section aria-label="Cards added" className="grid min-w-0 content-start gap-2">
        <h3 className="text-sm font-medium">
          {held.length === 0 ? 'None added yet' : `Added: ${held.length}`}
        </h3>
        {held.length === 0 ? (
          <p className="text-muted-foreground">
            Find your cards by name or issuer, then choose them. A card you hold twice can be added
            twice.
          </p>
        ) : (
          <ul aria-label="Cards added" className="divide-y rounded-md border">
            {held.map((entry) => (
              <li
                key={entry.memberCard.id}
                className="flex items-center justify-between gap-2 px-3 py-2"
              >
                <CardIdentity
                  card={entry.card}
                  issuer={issuers.get(entry.card.company_id) ?? ''}
                  title={nameOf(entry)}
                />
                <Button
                  variant="ghost"
                  size="icon-sm"
                  aria-label={`Remove ${nameOf(entry)}`}
                  onClick={() => void takeOut(entry.memberCard, nameOf(entry))}
                >
                  <X aria-hidden />
                </Button>
              </li>
            ))}
          </ul>
        )}
      </section>
      {held.length > 0 && (
        <details open={held.length > FEW} className="min-w-0 lg:col-span-2">
          <summary className="w-fit cursor-pointer py-2 font-medium">
            When did you open them?{' '}
            <span className="text-muted-foreground font-normal">
              For fees, bonuses and issuers’ rules. An estimate is fine, now or later.
            </span>
          </summary>
          <Suspense fallback={<ListSkeleton label="Loading the table" rows={held.length} />}>
            <CardDaysTable entries={held} />
          </Suspense>
        </details>
      )}
    </div>
  );
}
