// Same rules as private.is_plain_text, is_visible_name and is_web_address in the migration `column_checks`.

const UNPLAIN =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- It looks for these characters one by one.
  /[\u{0000}-\u{0008}\u{000B}\u{000C}\u{000E}-\u{001F}\u{007F}-\u{009F}\u{061C}\u{200E}\u{200F}\u{2028}-\u{202E}\u{2066}-\u{2069}]/u;
const HIDDEN =
  // oxlint-disable-next-line no-control-regex, no-misleading-character-class -- It looks for these characters one by one.
  /[\u{0000}-\u{001F}\u{007F}-\u{009F}\u{00AD}\u{034F}\u{061C}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{180B}-\u{180F}\u{200B}\u{200E}\u{200F}\u{2028}-\u{202E}\u{2060}-\u{206F}\u{2800}\u{3164}\u{FEFF}\u{FFA0}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E0FFF}]/u;
/** Joiners and variation selectors that neither an emoji nor a script needs. */
const NEEDLESS =
  // oxlint-disable-next-line no-misleading-character-class -- It looks for these characters one by one.
  /(?:^|[\sA-Za-z\u{00C0}-\u{05FF}\u{1E00}-\u{1FFF}\u{200C}\u{200D}])[\u{200C}\u{200D}\u{FE00}-\u{FE0F}]|[\u{200C}\u{200D}](?:$|[\sA-Za-z\u{00C0}-\u{05FF}\u{1E00}-\u{1FFF}])/u;
/** Address of a page, without a user name before the host, which could make one site look like another. */
export const WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/u;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Z}\p{M}\u{115F}\u{1160}\u{2800}\u{3164}\u{FFA0}]/u;

/**
 * True if a text has no control characters other than tabs and line ends, and no marks that change the direction of
 * text around them.
 */
export function isPlainText(text: string): boolean {
  return !UNPLAIN.test(text);
}

/**
 * True if people can read a name: one line with a visible letter, and nothing hidden that makes it look like another.
 */
export function isVisibleName(name: string): boolean {
  return VISIBLE.test(name) && !HIDDEN.test(name) && !NEEDLESS.test(name);
}
