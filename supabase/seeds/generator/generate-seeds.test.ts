import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listOverdue } from './list-overdue.ts';
import { generateSeeds } from './generate-seeds.ts';

const facts = join(import.meta.dirname, '../facts');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facts-'));
  cpSync(facts, folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function edit(file: string, change: (lines: string[]) => string[]): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8').split('\n')).join('\n'));
}

function replaceInLine(file: string, line: number, text: string, replacement: string): void {
  edit(file, (lines) => {
    const present = lines[line - 1] ?? '';
    expect(present).toContain(text);
    return lines.with(line - 1, present.replace(text, replacement));
  });
}

describe('facts become seeds', () => {
  test('the same facts always give the same files, in the order in which they are applied', () => {
    const seeds = generateSeeds(folder);
    expect([...seeds]).toEqual([...generateSeeds(facts)]);
    expect([...seeds.keys()]).toEqual([...seeds.keys()].sort());
  });

  test('a quotation mark in a fact stays text', () => {
    expect(generateSeeds(folder).get('03_credit_unions.sql')).toContain(
      `"The New Orleans Firemen''s"`,
    );
  });
});

describe('a bad row stops with file, line and reason', () => {
  test.each([
    [
      'an unknown word',
      'credit_cards.csv',
      2,
      ',amex,',
      ',amax,',
      'network is "amax", expected one of',
    ],
    [
      'an unknown slug',
      'spending_caps.csv',
      3,
      ',amex-gold,',
      ',amex-golf,',
      'card_slug names amex-golf, which is not among credit_cards',
    ],
    [
      'an amount with a fraction',
      'spending_caps.csv',
      2,
      '5000000',
      '50000.50',
      'amount_cents is "50000.50", expected a whole number',
    ],
    [
      'high confidence in what only a blog reports',
      'alliances.csv',
      2,
      'medium',
      'high',
      'confidence is high, but github.com is not an issuer’s page',
    ],
    [
      'high confidence without the day of the check',
      'signup_bonuses.csv',
      2,
      ',2026-08-22,high',
      ',,high',
      'confidence is high without an address and a day',
    ],
    ['an empty cell', 'companies.csv', 4, 'Citi,', ',', 'name is empty'],
    [
      'a day that does not exist',
      'point_system_tiers.csv',
      2,
      '2026-05-26',
      '2026-02-30',
      'expected a date as YYYY-MM-DD',
    ],
    [
      'a column too many',
      'alliances.csv',
      2,
      'medium',
      'medium,x',
      'has 9 columns where the header has 8',
    ],
  ])('%s', (_, file, line, text, replacement, reason) => {
    replaceInLine(file, line, text, replacement);
    expect(() => generateSeeds(folder)).toThrow(`${file}:${String(line)}: `);
    expect(() => generateSeeds(folder)).toThrow(reason);
  });

  test('the same fact twice', () => {
    edit('valuations.csv', (lines) => lines.toSpliced(4, 0, lines[1] ?? ''));
    expect(() => generateSeeds(folder)).toThrow('valuations.csv:5: is the same fact as line 2');
  });

  test('a credit needed that is not the one of its source', () => {
    replaceInLine('credit_levels.csv', 2, ',excellent,', ',good,');
    expect(() => generateSeeds(folder)).toThrow('credit_needed differs from credit_levels.csv');
  });

  test('a list that names an unknown sub-category', () => {
    replaceInLine('linked_rates.csv', 2, 'rent mortgage', 'rent castles');
    expect(() => generateSeeds(folder)).toThrow('names castles, which is not a sub-category');
  });

  test('a second tier that asks for no more spend', () => {
    edit('signup_bonuses.csv', (lines) =>
      lines.map((line) => line.replace(',2,500000,180,20000,', ',2,300000,180,20000,')),
    );
    expect(() => generateSeeds(folder)).toThrow('must ask for more spend than the tier before it');
  });
});

describe('listOverdue names', () => {
  test('nothing on the day of these facts', () => {
    expect(listOverdue(folder, '2026-11-28')).toEqual([]);
  });

  test('a current offer past its end', () => {
    replaceInLine('signup_bonuses.csv', 2, ',false,,,true,', ',false,,2026-11-18,true,');
    expect(listOverdue(folder, '2026-11-18')).toEqual([]);
    expect(listOverdue(folder, '2026-11-19')).toEqual([
      'signup_bonuses.csv:2: the current offer ended on 2026-11-18',
    ]);
  });

  test('rotating cards whose next quarter is not known fourteen days before it', () => {
    expect(listOverdue(folder, '2026-12-17')).toEqual([]);
    const late = listOverdue(folder, '2026-12-18').join();
    expect(late).toContain('no rate of discover-quarterly is known for 2027-01-01');
    expect(late).not.toContain('freedom-flex-quarterly');
  });
});
