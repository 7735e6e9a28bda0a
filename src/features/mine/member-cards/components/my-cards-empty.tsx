import { CreditCard } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import type { Owner } from '@/features/mine/people/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import type { HeldEntry } from '../schema.ts';
import type { MyCardsSearch } from '../search.ts';
import { AddCardButton } from './add-card-button.tsx';

type MyCardsEmptyProps = {
  search: MyCardsSearch;
  inputs: ValuationInputs;
  entries: readonly HeldEntry[];
  owner: Owner;
};

const texts = {
  'my-cards': {
    title: 'No cards yet',
    text: 'Add the cards in your wallet, and every figure on this site is calculated for you.',
  },
  closed: {
    title: 'No closed cards',
    text: 'Closed cards still count for application rules: add the ones you had in the last few years.',
  },
  'wish-list': {
    title: 'Your wish list is empty',
    text: 'Keep cards here that you’re thinking of getting.',
  },
  'authorized-user': {
    title: 'No authorized-user cards',
    text: 'If you’re an authorized user on someone else’s card, it’s on your credit report, and Chase counts it.',
  },
  rejected: {
    title: 'No denied applications',
    text: 'Some issuers count applications, even denied ones: add those of the last few years.',
  },
  all: { title: 'No cards yet', text: 'Add the cards you hold, held, or wish for.' },
} as const;

export function MyCardsEmpty({ search, inputs, entries, owner }: MyCardsEmptyProps) {
  if (search.q !== '') {
    return (
      <EmptyState title={`Nothing matches “${search.q}”`}>
        Try another word, or look in the other views.
      </EmptyState>
    );
  }
  const { title, text } = texts[search.view];
  return (
    <EmptyState
      icon={<CreditCard />}
      title={title}
      action={
        <AddCardButton rows={inputs.rows} entries={entries} view={search.view} owner={owner} />
      }
    >
      {text}
    </EmptyState>
  );
}
