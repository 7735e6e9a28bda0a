import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store.ts';
import { currentUserEdits } from './mutations.ts';
import { currentUserQuery } from './queries.ts';

/** Spending preset and requirement that make a member a student, who has no credit history until they say so. */
const STUDENT = { preset: 'own-student', requirement: 'student' };

/** Counts with a profile from now on; one made from the preset of a student makes the member one, with an undo. */
export function useChooseProfile() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { mutate: select } = useMutation(currentUserEdits.updateSelectedAnnualSpendingProfileId);
  const { mutate: saveRequirements } = useMutation(currentUserEdits.updateRequirements);
  return (id: string | null, preset?: string) => {
    select(id);
    const held = user.requirementsHeld;
    if (preset !== STUDENT.preset || held.includes(STUDENT.requirement)) return;
    saveRequirements([...held, STUDENT.requirement]);
    toast({
      title: 'You count as a student now',
      description: 'Student cards are suggested to you, and cards that ask for more credit later.',
      action: { label: 'Undo', onPress: () => saveRequirements(held) },
    });
  };
}

/** The setting to count unannounced quarters, with its setter. */
export function useExpectedQuarters() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { mutate: onChange } = useMutation(currentUserEdits.updateExpectedQuarters);
  return {
    isCounted: user.showsExpectedQuarters,
    onChange: (counts: boolean) => {
      onChange(counts);
    },
  };
}
