import { replaceEqualDeep } from '@tanstack/react-query';
import type { SearchRequest } from './schema.ts';

/** True if both requests have the same facts and parameters, so that one's answer answers the other. */
export function isSameRequest(one: SearchRequest, other: SearchRequest): boolean {
  return replaceEqualDeep(one, other) === one;
}
