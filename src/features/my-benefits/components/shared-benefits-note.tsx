import { useEffect } from 'react';
import { AddingNote } from '@/components/adding-note.tsx';
import type { MyBenefit } from '../to-entries.ts';
import { useSharedBenefits } from '../use-shared-benefits.ts';

type SharedBenefitsNoteProps = {
  /** Gets the benefits of the others, undefined while the tab does not show them. */
  onChange: (entries: readonly MyBenefit[] | undefined) => void;
};

export function SharedBenefitsNote({ onChange }: SharedBenefitsNoteProps) {
  const { isShown, reads, entries } = useSharedBenefits();
  useEffect(() => {
    onChange(entries);
  }, [entries, onChange]);
  return isShown ? (
    <AddingNote
      reads={reads}
      adding="Adding the benefits of your household…"
      added="Benefits of the cards the others hold are listed too, each with its owner."
      failed="The benefits of your household could not be loaded"
    />
  ) : null;
}
