import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AddingNote } from '@/components/adding-note.tsx';
import { sharedCardsQuery, useSharedHand } from '../queries.ts';
import type { SharedHand } from '../schema.ts';
import * as texts from '../texts.ts';

/** What the cards of the others do on the page. */
const saidOf = {
  pay: texts.theCardsOfYourHouseholdCount,
  fees: texts.theFeesOfYourHousehold,
} as const;

type SharedHandNoteProps = {
  /** What the page asks of the cards. */
  purpose: keyof typeof saidOf;
  /** Gets the cards of the others, undefined while the tab does not show them. */
  onChange: (hand: SharedHand | undefined) => void;
};

/** Hands the cards of the others to a page that does not wait for them, and says what is not known of them. */
export function SharedHandNote({ purpose, onChange }: SharedHandNoteProps) {
  const hand = useSharedHand();
  const cards = useQuery({ ...sharedCardsQuery(), enabled: hand !== undefined });
  useEffect(() => {
    onChange(hand);
  }, [hand, onChange]);
  return hand ? (
    <AddingNote
      reads={[cards]}
      adding={texts.addingTheCardsOfYour}
      added={saidOf[purpose]}
      failed={texts.theCardsOfYourHousehold}
    />
  ) : null;
}
