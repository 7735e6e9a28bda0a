export const CONTAINER_NAMES = ['tabs', 'code-group', 'steps', 'note', 'tip', 'warning', 'caution'];

/** The live blocks of a text, with the attribute that names what each is about. */
export const LIVE_BLOCKS: ReadonlyMap<string, string> = new Map([
  ['card', 'slug'],
  ['caps', 'card'],
  ['bonus', 'card'],
  ['transfers', 'from'],
  ['point-values', 'systems'],
  ['best-for', 'category'],
  ['rule', 'slug'],
]);
