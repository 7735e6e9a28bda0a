const DIRECTION_MARK = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** Whether people can read a name: it has a letter that is seen, and no mark that turns the writing around it. */
export function isVisibleName(name: string): boolean {
  return VISIBLE.test(name) && !DIRECTION_MARK.test(name);
}
