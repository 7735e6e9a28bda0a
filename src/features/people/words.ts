import type { Person } from './schema.ts';
import * as texts from './texts.ts';

export const kindLabels: Readonly<Record<Person['kind'], string>> = {
  person: texts.aPerson,
  business: texts.myBusiness,
};
