import { describe, expect, it } from 'vitest';
import { resource as caps } from '../resources/spending-caps.ts';
import { resource as tips } from '../resources/tips.ts';
import { toCsv } from './format-csv.ts';
import type { RelatedTable } from '@/lib/fields/field.ts';
import type { Row } from './create-resource.ts';
import { type SlugIndex, planImport } from './plan-import.ts';

const slugs: SlugIndex = new Map<RelatedTable, ReadonlyMap<string, number>>([
  [
    'credit_cards',
    new Map([
      ['amex-gold', 7],
      ['amex-platinum', 8],
    ]),
  ],
]);

const gold: Row = {
  id: 1,
  revision: 4,
  slug: 'gold-restaurants',
  credit_card_id: 7,
  ref_credit_card_id: { id: 7, slug: 'amex-gold', label: 'Amex Gold' },
  name: 'Restaurants, US',
  amount_cents: 5_000_000,
  period: 'calendar_year',
  fallback_rate: 1,
  source: '=cmd()',
  source_url: null,
  verified_on: '2026-01-02',
  confidence: 'high',
};
const platinum: Row = {
  ...gold,
  id: 2,
  slug: 'platinum-flights',
  name: 'Flights',
  source: 'Terms',
};

const plan = (csv: string, rows: readonly Row[] = [gold, platinum]) =>
  planImport(caps, csv, rows, slugs);

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

describe('a file that was exported', () => {
  it('changes nothing when it is imported again', () => {
    const read = plan(toCsv(caps, [gold, platinum]));
    expect(read).toMatchObject({ lines: [], unchanged: 2, problems: [], unknownColumns: [] });
  });

  it('names related rows by their slugs, and runs nothing in a spreadsheet', () => {
    const [head, first] = toCsv(caps, [gold]).split('\r\n');
    expect(head).toMatch(/^id,revision,credit_card,name,slug,amount,/);
    expect(first).toMatch(/^1,4,amex-gold,"Restaurants, US",gold-restaurants,50000,/);
    expect(first).toContain("'=cmd()");
  });

  it('becomes the changes that were made in it, from the revision it was made from', () => {
    const read = plan(toCsv(caps, [gold, platinum]).replace(',50000,', ',"60,000.00",'));
    expect(read.problems).toEqual([]);
    expect(read.unchanged).toBe(1);
    expect(read.lines).toHaveLength(1);
    expect(read.lines[0]).toMatchObject({
      line: 2,
      row: { id: 1 },
      revision: 4,
      lacksSource: true,
      changes: [{ field: { name: 'amount_cents' }, before: '50000', after: '60,000.00' }],
      values: { amount_cents: 6_000_000, name: 'Restaurants, US', source: '=cmd()' },
    });
  });

  it('does not lack a source when it was given a new date', () => {
    const csv = 'id,amount,verified_on\n1,60000,2026-11-21\n';
    expect(plan(csv).lines[0]).toMatchObject({ lacksSource: false, revision: undefined });
  });
});

describe('rows are known', () => {
  it('by their slug where there is no id', () => {
    expect(plan('slug;fallback_rate\nplatinum-flights;2\n').lines[0]?.row?.id).toBe(2);
  });

  it('as new where neither is known, with the defaults of the form', () => {
    const csv =
      'slug,credit_card,name,amount,period,source\nnew,amex-platinum,New,10,month,Terms\n';
    expect(plan(csv).lines[0]).toMatchObject({
      row: null,
      lacksSource: false,
      values: { credit_card_id: 8, amount_cents: 1000, fallback_rate: 1, confidence: 'medium' },
    });
  });
});

describe('mistakes are reported by line', () => {
  it.each([
    ['id,name\n99,X\n', [{ line: 2, message: 'There is no spending cap with the id 99.' }]],
    ['id,name\n1,X\n\n1,Y\n', [{ line: 4, message: matching(/in line 2/) }]],
    ['id,credit_card\n1,amex-silver\n', [{ line: 2, field: 'Credit card' }]],
    [
      'id,name,amount\n1,X,1\n2,,free\n',
      [
        { line: 3, field: 'Name' },
        { line: 3, field: 'Amount' },
      ],
    ],
    ['id,source\n2,\n', [{ line: 2, field: 'Source', message: matching(/come from/) }]],
    ['color,shape\nred,round\n', [{ line: 1 }]],
    ['id,name\n1,"X\n', [{ line: 2 }]],
    ['id,name,Name\n1,X,Y\n', [{ line: 1, message: matching(/“name”/) }]],
    ['id,credit_card,credit_card_id\n1,amex-gold,8\n', [{ line: 1 }]],
    ['id,id,name\n1,2,X\n', [{ line: 1, message: matching(/“id”/) }]],
    ['id,name,source\n1,X\n2,Fees, yearly,Terms\n', [{ line: 2 }, { line: 3 }]],
    ['id,amount_cents\n1,5000000\n', [{ line: 1, message: matching(/dollars.*“amount”/) }]],
    ['', [{ line: 1 }]],
  ])('%j', (csv, problems) => {
    expect(plan(csv).problems).toMatchObject(problems);
  });

  it('one bad line among ten thousand', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) =>
      index === 7122 ? ',Tip,tip-x,Text,nowhere' : `,Tip,tip-${index},Text,${index}`,
    );
    const csv = ['id,title,slug,body,position', ...lines].join('\n');
    const read = planImport(tips, csv, [], new Map());
    expect(read.problems).toEqual([
      { line: 7124, field: 'Position', message: 'Enter a whole number.' },
    ]);
    expect(read.lines).toHaveLength(9_999);
  });

  it('more lines than are taken at once', () => {
    const csv = `title,slug\n${'a,b\n'.repeat(20_001)}"what follows is not read`;
    expect(planImport(tips, csv, [], new Map())).toMatchObject({
      lines: [],
      problems: [{ line: 20_002, message: matching(/more than 20000 lines/) }],
    });
  });

  it('nothing of a mark at the beginning, semicolons, quotes and formulas', () => {
    const csv = '\uFEFFid;name;source\r\n1;"Fees; ""yearly""\nand monthly";\'=cmd()\r\n';
    expect(plan(csv)).toMatchObject({
      problems: [],
      lines: [
        { row: { id: 1 }, values: { name: 'Fees; "yearly"\nand monthly', source: '=cmd()' } },
      ],
    });
  });

  it('columns that nothing is called by', () => {
    expect(plan('id,name,color\n1,X,red\n').unknownColumns).toEqual(['color']);
  });
});
