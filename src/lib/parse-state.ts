import { defaultParseSearch } from '@tanstack/react-router';

/** More than any page keeps in its address; a longer one takes the page's time to read and is not read at all. */
const MOST_LETTERS = 32_768;

/** Reads the state behind the `?` or the `#` of an address. */
export const parseState: typeof defaultParseSearch = (text) =>
  defaultParseSearch(text.length > MOST_LETTERS ? '' : text);
