import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { currentUserEdits } from './mutations.ts';
import { currentUserQuery } from './queries.ts';

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
