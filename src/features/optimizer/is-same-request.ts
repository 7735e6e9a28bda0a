import { replaceEqualDeep } from '@tanstack/react-query';
import type { SearchRequest } from './schema.ts';

/** Whether both ask the same of the same facts, so that the answer to one answers the other. */
export function isSameRequest(one: SearchRequest, other: SearchRequest): boolean {
  return replaceEqualDeep(one, other) === one;
}
