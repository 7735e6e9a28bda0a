import { type ComponentType, lazy } from 'react';

/** A component that is fetched when it is first rendered, by the name that its module gives it. */
export function lazyNamed<Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
