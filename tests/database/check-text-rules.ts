import {
  isPlainText,
  isVisibleName,
  WEB_ADDRESS,
} from '../../supabase/functions/_shared/contract/visible-name.ts';
import type { Database } from '../../supabase/local/database/database.ts';
import type { TapOutcome } from './run-tap-file.ts';

/** Scripts and signs up to CJK, the compatibility forms, and the tags and variation selectors above them. */
const codes = [
  [0x1, 0x31_00],
  [0xfe_00, 0xff_ff],
  [0xe_00_00, 0xe_02_00],
].flatMap(([first = 0, last = 0]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index),
);

/** Positions of a character, with the neighbors that decide about joiners. */
const places = [
  ['a', 'b'],
  ['👩', '🚀'],
  ['م', 'م'],
  ['', 'b'],
  ['a', ''],
] as const;

/** Finds characters in a position that forms and the database judge differently. */
async function listDifferences(
  db: Database,
  rule: string,
  isTaken: (text: string) => boolean,
  [before, after]: readonly [string, string],
): Promise<string[]> {
  const { rows } = await db.query<{ code: number }>(
    `select code from unnest($1::integer[]) code where private.${rule}($2 || chr(code) || $3)`,
    [codes, before, after],
  );
  const taken = new Set(rows.map(({ code }) => code));
  return codes
    .filter((code) => isTaken(before + String.fromCodePoint(code) + after) !== taken.has(code))
    .map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`);
}

/** Expects forms to refuse the characters that the database refuses, and no others, in any position. */
export async function checkTextRules(db: Database): Promise<TapOutcome> {
  const isWebAddress = (text: string) => isPlainText(text) && WEB_ADDRESS.test(text);
  const tried = [
    ...places.map((place) => ['is_visible_name', isVisibleName, place] as const),
    ['is_plain_text', isPlainText, ['a', 'b']] as const,
    ['is_web_address', isWebAddress, ['https://a', 'b.test/']] as const,
    ['is_web_address', isWebAddress, ['https://a.test/', 'b']] as const,
  ];
  const failures: string[] = [];
  for (const [rule, isTaken, place] of tried) {
    const found = await listDifferences(db, rule, isTaken, place);
    if (found.length > 0) {
      const list = found.slice(0, 20).join(', ');
      failures.push(`${rule}, between “${place[0]}” and “${place[1]}”: ${list}`);
    }
  }
  return { passed: tried.length - failures.length, failures };
}
