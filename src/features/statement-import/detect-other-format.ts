const starts: readonly (readonly [string, string])[] = [
  ['PK\u0003\u0004', 'a spreadsheet or an archive'],
  ['\u00d0\u00cf\u0011\u00e0', 'an old Excel workbook'],
  ['%PDF', 'a PDF'],
  ['OFXHEADER', 'an OFX or QFX file'],
  ['<?xml', 'an XML file'],
  ['<!DOCTYPE', 'a web page'],
  ['<html', 'a web page'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
  ['\u001f\u008b', 'a compressed file'],
  ['!Type:', 'a QIF file'],
  ['[{', 'a JSON file'],
  ['{', 'a JSON file'],
];

/** What a file is that is plainly no CSV, by its first bytes; null where it may be one. */
export function detectOtherFormat(bytes: Uint8Array): string | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16)).replace(/^\u00ef\u00bb\u00bf/, '');
  const found = starts.find(([start]) => head.trimStart().startsWith(start));
  return found?.[1] ?? null;
}
