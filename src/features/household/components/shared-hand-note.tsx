import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AddingNote } from '@/components/adding-note.tsx';
import { sharedCardsQuery, useSharedHand } from '../queries.ts';
import type { SharedHand } from '../schema.ts';

/** What the cards of the others do on the page. */
const saidOf = {
  pay: 'The cards the others hold count too, with points at what they’re worth to you. How much they’ve used of a limit isn’t known here.',
  fees: 'Dates of the cards the others hold, and of the plans they share, are listed too, each with whose it is.',
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
      adding="Adding the cards of your household…"
      added={saidOf[purpose]}
      failed="The cards of your household could not be loaded"
    />
  ) : null;
}
