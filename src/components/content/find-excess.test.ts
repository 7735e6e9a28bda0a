import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { describe, expect, it } from 'vitest';
import { findExcess } from './find-excess.ts';
import { listProblems } from './list-problems.ts';
import { parseContent, parseMarkdown } from './parse-content.ts';

function countBlocks(node: Nodes): number {
  const within = 'children' in node ? Math.max(0, ...node.children.map(countBlocks)) : 0;
  return within + (node.type === 'containerDirective' ? 1 : 0);
}

const paragraphs = (text: string, count: number) => `${text}\n\n`.repeat(count);

describe('a text that would take too long to parse', () => {
  it.each([
    ['blocks that are never closed', ':::a\n'.repeat(5), 5, '4 blocks in one another'],
    ['blocks in quotes', '> :::a\n> :::\n'.repeat(5), 9, '4 blocks in one another'],
    [
      'emphasis in one paragraph',
      '_a*'.repeat(201),
      1,
      '400 marks without an empty line between them',
    ],
    ['emphasis on its own', paragraphs('_a*'.repeat(200), 11), 21, '4,000 marks'],
    [
      'brackets in one paragraph',
      '[a]\n'.repeat(201),
      201,
      '400 marks without an empty line between them',
    ],
    ['a table of 1,400 lines', 'a|b\n-|-\n' + '|a|b|\n'.repeat(1_400), 1_335, '4,000 marks'],
    ['quotes in one another', `${'> '.repeat(17)}a`, 1, '16 quotes or lists in one another'],
    ['lists in one another', `${'- '.repeat(17)}a`, 1, '16 quotes or lists in one another'],
    ['lists by spaces', `${' '.repeat(34)}- a`, 1, '16 quotes or lists in one another'],
    [
      'lines that go on with a quote',
      `${'> '.repeat(16)}a\n${'a\n'.repeat(75)}`,
      76,
      '1,200 lines in quotes and lists',
    ],
    ['a list', '- a\n'.repeat(1_201), 1_201, '1,200 lines in quotes and lists'],
    [
      'links that are never closed',
      `${'[](b ('.repeat(150)}\n${'x\n'.repeat(950)}${'x'.repeat(19_000)}`,
      952,
      '20,000 characters without an empty line between them',
    ],
    ['lines', 'a\n'.repeat(2_000), 2_001, '2,000 lines'],
    ['attributes', `a\n\n::a{${'b=c '.repeat(2_500)}}`, 3, '10,000 characters in braces'],
  ])('is known by %s', (_what, source, line, most) => {
    expect(findExcess(source)).toEqual({ line, text: `There are more than ${most}.` });
    expect(listProblems(source)).toEqual([{ line, text: `There are more than ${most}.` }]);
    const shown = [{ type: 'paragraph', children: [{ type: 'text', value: source }] }];
    expect(parseContent(source).blocks).toEqual(shown);
  });

  it('is none of a long article with all that articles have', () => {
    const section = [
      '## Title',
      '::::tabs\n:::tab[A]\n> - *One* [link](/a) and `code`\n:::\n:::tab[B]\n1. One\n   - Two\n:::\n::::',
      '| A | B |\n| --- | ---: |\n| **a** | 1 |',
      '```json\n{ "a": { "b": [1, 2] } }\n```',
      `::card{slug=amex-gold}\n\n${'The card earns four points a dollar at restaurants. '.repeat(40)}`,
    ];
    expect(findExcess(paragraphs(section.join('\n\n'), 30))).toBeNull();
  });

  it('never has more blocks in one another than are counted', () => {
    const line = fc.constantFrom(
      ...[':::a', '::::b', ':::::c', ':::', '::::', ':::::', '```', '~~~', 'x', ''],
      ...[
        '> :::a',
        '> :::',
        '- :::a',
        '  :::',
        '  ```',
        '> ```',
        '- ```',
        ' ::::d',
        '> > x',
        '- - x',
      ],
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 16 }), (lines) => {
        const source = lines.join('\n');
        fc.pre(findExcess(source) === null);
        expect(countBlocks(parseMarkdown(source))).toBeLessThanOrEqual(4);
      }),
      { numRuns: 1_000 },
    );
  });
});
