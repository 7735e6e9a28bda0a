import type { StatementFormat } from './statement.ts';

export type FileFormat =
  | { readonly kind: StatementFormat }
  /** A recognized other format, named by `found`. */
  | { readonly kind: 'other'; readonly found: string };

const others: readonly (readonly [string, string])[] = [
  ['PK\u0003\u0004', 'a spreadsheet or an archive'],
  ['\u00d0\u00cf\u0011\u00e0', 'an old Excel workbook'],
  ['%PDF', 'a PDF'],
  ['<?xml', 'an XML file'],
  ['<!DOCTYPE', 'a web page'],
  ['<html', 'a web page'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
  ['\u001f\u008b', 'a compressed file'],
  ['[{', 'a JSON file'],
  ['{', 'a JSON file'],
];

/** Detects a file's format by its beginning; anything unrecognized may be CSV. */
export function detectFormat(bytes: Uint8Array): FileFormat {
  // Texts of two bytes a letter are read by their letters.
  const head = String.fromCharCode(...bytes.subarray(0, 4_000)).replace(
    /^\u00ef\u00bb\u00bf|^\u00ff\u00fe|^\u00fe\u00ff/,
    '',
  );
  const start = head.replaceAll('\u0000', '').trimStart();
  if (/^OFXHEADER|^<\?OFX|^<OFX>/i.test(start)) return { kind: 'ofx' };
  if (start.startsWith('<?xml') && /<\?OFX|<OFX>/i.test(start)) return { kind: 'ofx' };
  if (/^!(type|account|option|clear)\b/i.test(start)) return { kind: 'qif' };
  const found = others.find(([beginning]) => head.trimStart().startsWith(beginning));
  return found ? { kind: 'other', found: found[1] } : { kind: 'csv' };
}
