const DIRECTION_MARK = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * True if people can read the name: it has a visible letter, and no mark that changes the direction of text around
 * it.
 */
export function isVisibleName(name: string): boolean {
  return VISIBLE.test(name) && !DIRECTION_MARK.test(name);
}
