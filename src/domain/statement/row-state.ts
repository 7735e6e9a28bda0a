import type { RowState } from './entry.ts';
import { headingOf } from './headings.ts';

const LEFT_OUT =
  /\b(declined?|denied|failed|failure|cancell?ed|revers(ed|al)|reverted|void(ed)?|rejected|expired|blocked|unsuccessful|removed|deleted|insufficient( funds)?|incomplete|error|refused|bounced|returned|not (completed|approved|processed))\b/i;
const PENDING =
  /\b(pending|processing|in progress|authori[sz](ed|ation)|(on )?hold|unposted|not posted|memo.post(ed)?|awaiting|scheduled|held)\b/i;
const YES = /^(yes|y|true|t|1|x|✓|pending)$/i;
const NO = /^(no|n|false|f|0|none|-)?$/i;

/** The state that a cell says; budgeting apps' own ticks (`Uncleared`) say nothing. */
export function stateOf(heading: string, cell: string): RowState {
  if (cell === '') return null;
  const name = headingOf(heading);
  if (name === 'balanceimpact') return /^memo$/i.test(cell) ? 'left-out' : null;
  if (name.includes('pending'))
    return YES.test(cell) ? 'pending' : LEFT_OUT.test(cell) ? 'left-out' : null;
  if (NO.test(cell)) {
    return heading.trim().endsWith('?') || name === 'posted' ? 'pending' : null;
  }
  return LEFT_OUT.test(cell) ? 'left-out' : PENDING.test(cell) ? 'pending' : null;
}

/** True of a row that the person left out themselves. */
export function isLeftOut(cell: string): boolean {
  return !NO.test(cell) && !/^included?$/i.test(cell);
}

/** Words in the cell of a date, or before a description: `PENDING - 07/13/2026`. */
export function stateInWords(text: string): RowState {
  return /^\W*pending\b/i.test(text)
    ? 'pending'
    : /^\W*(declined|void(ed)?|cancell?ed)\b\W*[-:|]/i.test(text)
      ? 'left-out'
      : null;
}
