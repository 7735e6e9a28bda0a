import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { currentUserEdits } from './mutations.ts';
import { currentUserQuery } from './queries.ts';

/** Whether quarters that nobody has announced count for the member, and how to change that. */
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
