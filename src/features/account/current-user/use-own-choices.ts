import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast-store.ts';
import { currentUserEdits } from './mutations.ts';
import { currentUserQuery } from './queries.ts';

/** Spending preset and requirement that make a member a student, who has no credit history until they say so. */
const STUDENT = { preset: 'own-student', requirement: 'student' };

/** Counts with a profile from now on; one made from the preset of a student makes the member one, with an undo. */
export function useChooseProfile() {
  const client = useQueryClient();
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const { mutate: select } = useMutation(currentUserEdits.updateSelectedAnnualSpendingProfileId);
  const { mutate: saveRequirements } = useMutation(currentUserEdits.updateRequirements);
  return (id: string | null, preset?: string) => {
    select(id);
    // Read again, since an undo follows other changes.
    const listHeld = () =>
      (client.getQueryData(currentUserQuery().queryKey) ?? user).requirementsHeld;
    const { preset: student, requirement } = STUDENT;
    if (preset !== student || listHeld().includes(requirement)) return;
    const undo = () => saveRequirements(listHeld().filter((slug) => slug !== requirement));
    saveRequirements([...listHeld(), requirement]);
    toast({
      title: 'You count as a student now',
      description: 'Student cards are suggested to you, and cards that ask for more credit later.',
      action: { label: 'Undo', onPress: undo },
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
