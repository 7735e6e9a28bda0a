import { CreditCard, Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/components/empty-state.tsx';
import { OnNeed } from '@/components/on-need.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Owner } from '@/features/mine/people/schema.ts';
import type { ValuationInputs } from '@/features/mine/valuation/schema.ts';
import { createPart } from '@/lib/part.ts';
import type { HeldEntry } from '../schema.ts';
import type { MyCardsSearch } from '../search.ts';
import type { AddCardProps } from './add-card-dialog.tsx';

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

const dialog = createPart(async () => (await import('./add-card-dialog.tsx')).AddCardDialog);

type AddCardButtonProps = AddCardProps & {
  isAsked?: boolean;
  onAnswered?: () => void;
};

export function AddCardButton({ isAsked = false, onAnswered, ...props }: AddCardButtonProps) {
  const [isPressed, setPressed] = useState(false);
  const isOpen = isPressed || isAsked;
  const onClose = () => {
    setPressed(false);
    if (isAsked) onAnswered?.();
  };
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={dialog.loadEarly}
        onFocus={dialog.loadEarly}
        onClick={(event) => {
          // Safari gives a pressed button no focus, which could then not come back to it.
          event.currentTarget.focus();
          setPressed(true);
        }}
      >
        <Plus aria-hidden /> Add a card
      </Button>
      <OnNeed part={dialog} shown={isOpen ? { ...props, onClose } : null} />
    </>
  );
}

type MyCardsEmptyProps = {
  search: MyCardsSearch;
  inputs: ValuationInputs;
  entries: readonly HeldEntry[];
  owner: Owner;
};

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
