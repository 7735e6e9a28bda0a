import { NativeSelect } from '@/components/ui/native-select.tsx';
import { chooseApplicant, useApplicant } from '../queries.ts';

export function ApplicantBar() {
  const { persons, applicant } = useApplicant();
  return (
    <label className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-4 text-sm font-medium print:hidden">
      Who applies
      <NativeSelect
        value={applicant?.id ?? ''}
        onChange={({ target }) => chooseApplicant(target.value === '' ? null : target.value)}
        className="w-44 max-w-full"
      >
        <option value="">Me</option>
        {persons.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}
