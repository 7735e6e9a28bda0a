import type { Person } from './schema.ts';

export const kindLabels: Readonly<Record<Person['kind'], string>> = {
  person: 'A person',
  business: 'My business',
};
