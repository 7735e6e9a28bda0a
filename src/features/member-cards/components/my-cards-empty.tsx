import { CreditCard } from 'lucide-react';
import { EmptyState } from '@/components/empty-state.tsx';
import type { Owner } from '@/features/people/schema.ts';
import type { ValuationInputs } from '@/features/valuation/schema.ts';
import type { HeldEntry } from '../value-held-wallet.ts';
import type { MyCardsSearch } from '../search.ts';
import * as messages from '../texts.ts';
import { AddCardButton } from './add-card-button.tsx';

type MyCardsEmptyProps = {
  search: MyCardsSearch;
  inputs: ValuationInputs;
  entries: readonly HeldEntry[];
  owner: Owner;
};

const texts = {
  'my-cards': {
    title: messages.noCardsYet,
    text: messages.addTheCardsInYour,
  },
  closed: {
    title: messages.noClosedCards,
    text: messages.closedCardsStillCountFor,
  },
  'wish-list': {
    title: messages.yourWishListIsEmpty,
    text: messages.keepCardsHereThatYoure,
  },
  'authorized-user': {
    title: messages.noAuthorizedUserCards,
    text: messages.ifYoureAnAuthorizedUser,
  },
  rejected: {
    title: messages.noDeniedApplications,
    text: messages.someIssuersCountApplicationsEven,
  },
  all: { title: messages.noCardsYet, text: messages.addTheCardsYouHold },
} as const;

export function MyCardsEmpty({ search, inputs, entries, owner }: MyCardsEmptyProps) {
  if (search.q !== '') {
    return (
      <EmptyState title={messages.nothingMatches(search.q)}>
        {messages.tryAnotherWordOrLook}
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
