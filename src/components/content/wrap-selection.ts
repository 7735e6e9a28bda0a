export type WrappedText = { readonly text: string; readonly start: number; readonly end: number };

/** A text with marks around its selected part, and where that part now is. */
export function wrapSelection(
  text: string,
  start: number,
  end: number,
  before: string,
  after: string,
): WrappedText {
  return {
    text: text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end),
    start: start + before.length,
    end: end + before.length,
  };
}
