import { choice } from './choice-fields.ts';
import { createField, type Field, type FieldSettings, keep, refuse } from './field.ts';

const YES = new Set(['true', 'yes', 'y', '1']);
const NO = new Set(['false', 'no', 'n', '0']);

export function flag<const N extends string>(
  name: N,
  label: string,
  settings?: FieldSettings,
): Field<N, boolean>;
export function flag(name: string, label: string, settings: FieldSettings = {}): Field {
  const problem = refuse('Write true or false.');
  return createField(
    name,
    label,
    'flag',
    { initial: 'false', ...settings, isRequired: true },
    {
      empty: problem,
      parse: (written) => {
        const value = written.toLowerCase();
        return YES.has(value) || NO.has(value) ? keep(YES.has(value)) : problem;
      },
      toText: (value) => (value === true ? 'true' : 'false'),
    },
  );
}

export function maybe(name: string, label: string, settings: FieldSettings = {}): Field {
  const field = choice(name, label, ['true', 'false'], {
    isRequired: false,
    labels: { true: 'Yes', false: 'No' },
    ...settings,
  });
  return {
    ...field,
    read: (written) => {
      const reading = field.read(written);
      if (reading.kind === 'problem' || reading.value === null) return reading;
      return keep(reading.value === 'true');
    },
  };
}
