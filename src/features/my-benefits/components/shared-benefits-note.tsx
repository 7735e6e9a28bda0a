import { useEffect } from 'react';
import { AddingNote } from '@/components/adding-note.tsx';
import * as texts from '../texts.ts';
import type { MyBenefit } from '../to-entries.ts';
import { useSharedBenefits } from '../use-shared-benefits.ts';

type SharedBenefitsNoteProps = {
  /** Gets the benefits of the others, undefined while the tab does not show them. */
  onChange: (entries: readonly MyBenefit[] | undefined) => void;
};

/** Hands the benefits of the others to a page that does not wait for them, and says what is not known of them. */
export function SharedBenefitsNote({ onChange }: SharedBenefitsNoteProps) {
  const { isShown, reads, entries } = useSharedBenefits();
  useEffect(() => {
    onChange(entries);
  }, [entries, onChange]);
  return isShown ? (
    <AddingNote
      reads={reads}
      adding={texts.addingTheBenefitsOfYour}
      added={texts.theBenefitsOfYourHousehold}
      failed={texts.theBenefitsOfYourHouseholdCould}
    />
  ) : null;
}
