import { CreditCard } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import type { HeldEntry } from '../held-wallet.ts';
import type { MyCardsSearch } from '../search.ts';
import { AddCardButton } from './add-card-button.tsx';

type MyCardsEmptyProps = {
  search: MyCardsSearch;
  inputs: ValuationInputs;
  entries: readonly HeldEntry[];
};

const texts = {
  'my-cards': {
    title: 'No cards yet',
    text: 'Add the cards in your wallet: every figure of this site is then worked out for you.',
  },
  closed: {
    title: 'No closed cards',
    text: 'Closed cards still count for application rules: add the ones you had in the last years.',
  },
  'wish-list': {
    title: 'Your wish list is empty',
    text: 'Keep the cards here that you think of getting.',
  },
  'authorized-user': {
    title: 'No cards of others',
    text: 'A card of somebody else with your name on it is on your credit report, and Chase counts it.',
  },
  rejected: {
    title: 'No rejected applications',
    text: 'Some issuers count applications, also those that they refused: add the ones of the last years.',
  },
  all: { title: 'No cards yet', text: 'Add the cards you hold, held, or wish for.' },
} as const;

export function MyCardsEmpty({ search, inputs, entries }: MyCardsEmptyProps) {
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
      action={<AddCardButton rows={inputs.rows} entries={entries} view={search.view} />}
    >
      {text}
    </EmptyState>
  );
}
