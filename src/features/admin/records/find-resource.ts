import type { Resource } from './machine/create-resource.ts';

/** Each file of `resources/` declares one resource and needs no registration. */
const modules = import.meta.glob<{ resource: Resource }>(['./resources/*.ts'], { eager: true });

export const resources: readonly Resource[] = Object.values(modules)
  .map(({ resource }) => resource)
  .toSorted((a, b) => a.title.localeCompare(b.title));

export function findResource(path: string): Resource | undefined {
  return resources.find((resource) => resource.path === path);
}
