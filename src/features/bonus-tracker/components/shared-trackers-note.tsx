import { useEffect } from 'react';
import { AddingNote } from '@/components/adding-note.tsx';
import type { TrackedBonuses } from '../to-trackers.ts';
import { useSharedTrackers } from '../use-shared-trackers.ts';

type SharedTrackersNoteProps = {
  /** Gets the bonuses of the others, undefined while the tab does not show them. */
  onChange: (bonuses: TrackedBonuses | undefined) => void;
};

export function SharedTrackersNote({ onChange }: SharedTrackersNoteProps) {
  const { isShown, reads, bonuses } = useSharedTrackers();
  useEffect(() => {
    onChange(bonuses);
  }, [bonuses, onChange]);
  return isShown ? (
    <AddingNote
      reads={reads}
      adding="Adding the bonuses of your household…"
      added="Bonuses of the cards the others hold are listed too, each with its owner."
      failed="The bonuses of your household could not be loaded"
    />
  ) : null;
}
