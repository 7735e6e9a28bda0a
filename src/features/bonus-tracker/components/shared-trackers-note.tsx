import { useEffect } from 'react';
import { AddingNote } from '@/components/adding-note.tsx';
import * as texts from '../texts.ts';
import type { TrackedBonuses } from '../to-trackers.ts';
import { useSharedTrackers } from '../use-shared-trackers.ts';

type SharedTrackersNoteProps = {
  /** Gets the bonuses of the others, undefined while the tab does not show them. */
  onChange: (bonuses: TrackedBonuses | undefined) => void;
};

/** Hands the bonuses of the others to a page that does not wait for them, and says what is not known of them. */
export function SharedTrackersNote({ onChange }: SharedTrackersNoteProps) {
  const { isShown, reads, bonuses } = useSharedTrackers();
  useEffect(() => {
    onChange(bonuses);
  }, [bonuses, onChange]);
  return isShown ? (
    <AddingNote
      reads={reads}
      adding={texts.addingTheBonusesOfYour}
      added={texts.theBonusesOfYourHousehold}
      failed={texts.theBonusesOfYourHouseholdCould}
    />
  ) : null;
}
