import { writeFileSync } from 'node:fs';
import { formatCode } from '../../scripts/format-code.mjs';
import { creditOf } from '../../src/domain/rewards/catalog/proposal.ts';
import { answerRow, COLUMNS, documentPath } from './answer-table.ts';
import { answerTo, questionsFor } from './expert-answer.ts';
import { HOUSEHOLDS } from './households.ts';

// usage: print-answers.ts; writes docs/expert-answers.md, which the tests compare with the answers.

const INTRODUCTION = `# What the product answers

Written by \`npm run expert:answers\`; \`tests/expert\` fails where a line is not what the engine answers, or where an expert
would object to it. All figures are dollars of the twelve months from November 2026 for somebody new to all cards, with the
project's own facts and point values, those of low confidence left out. A first year counts sign-up bonuses and the fees of that year, a steady year neither.
Where only one order of opening pays every bonus of a first year, the cards are listed in it.
Where more than a third of the net value is credits, their share is given and the best wallet without credits stands beside it.
Where the search ended before the answer was proven, what no wallet can be worth more than is given.

`;

const money = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`;

const households = HOUSEHOLDS.map(({ slug, spending, facts }) => {
  const total = Object.values(spending).reduce((sum, cents) => sum + cents, 0);
  const largest = Object.entries(spending)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 4)
    .map(([name, cents]) => `${name} ${money(cents)}`);
  const has = facts.meets.length > 0 ? `; has: ${facts.meets.join(', ')}` : '';
  return `- **${slug}**: ${money(total)} a year, most of it ${largest.join(', ')}${has}; credit: ${creditOf(facts)}`;
});

const rows = (['cash', 'travel'] as const).flatMap(questionsFor).map(answerTo).map(answerRow);
const table = [COLUMNS, COLUMNS.map(() => '---'), ...rows].map(
  (cells) => `| ${cells.join(' | ')} |`,
);
const text = `${INTRODUCTION}${households.join('\n')}\n\n${table.join('\n')}\n`;
writeFileSync(documentPath, await formatCode(documentPath, text));
console.warn(`${rows.length} answers in docs/expert-answers.md.`);
