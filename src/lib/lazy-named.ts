import { type ComponentType, lazy } from 'react';

/** Creates a component that loads on its first render, by its export name in a module. */
export function lazyNamed<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
