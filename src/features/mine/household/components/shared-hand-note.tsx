import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { AddingNote } from '@/components/adding-note.tsx';
import { sharedCardsQuery, useSharedHand } from '../queries.ts';
import type { SharedHand } from '../schema.ts';

const saidOf = {
  pay: 'The cards the others hold count too, with points at what they’re worth to you. How much they’ve used of a limit isn’t known here.',
  fees: 'Dates of the cards the others hold, and of the plans they share, are listed too, each with its owner.',
} as const;

type SharedHandNoteProps = {
  purpose: keyof typeof saidOf;
  /** Gets the cards of the others, undefined while the tab does not show them. */
  onChange: (hand: SharedHand | undefined) => void;
};

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
