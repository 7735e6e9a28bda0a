import { expect, it } from 'vitest';
import { readApplyAnswer, toItems } from './apply-rows.ts';
import { describeRefusal } from './describe-refusal.ts';
import { resource as rules } from './resources/credit-card-rules.ts';
import { resource as tips } from './resources/tips.ts';

it('sends a new row without id, a change with its revision, a removal as one', () => {
  expect(
    toItems([
      { line: 2, values: { title: 'A' } },
      { line: 3, id: 5, revision: 7, values: { title: 'B' } },
      { line: 4, id: 6, revision: 1, remove: true },
    ]),
  ).toEqual([
    { line: 2, title: 'A' },
    { line: 3, id: 5, revision: 7, title: 'B' },
    { line: 4, id: 6, revision: 1, remove: true },
  ]);
});

it('names each refused line and its field, in the order of the file', () => {
  const error = { details: null, constraint: '', column: '' };
  const answer = {
    kind: 'refused',
    is_complete: true,
    errors: [
      { ...error, line: 9, code: 'PF409', message: 'changed' },
      {
        ...error,
        line: 3,
        code: '23505',
        message: 'duplicate key value violates unique constraint "tips_slug_key"',
        details: 'Key (slug)=(a) already exists.',
        constraint: 'tips_slug_key',
      },
    ],
  };
  expect(readApplyAnswer(tips, answer)).toEqual({
    kind: 'refused',
    isComplete: true,
    problems: [
      { line: 3, field: 'Slug', message: 'There is already a tip with the same slug.' },
      { line: 9, message: 'Somebody else changed or removed it in the meantime.' },
    ],
  });
});

it.each([
  ['23514', 'violates check constraint "tips_title_check"', 'title', /value of title/],
  ['23514', 'violates check constraint "tips_source_needed"', 'source', /come from/],
  ['22P02', 'invalid input syntax for type integer', undefined, /wrong type/],
  ['42501', 'permission denied for table tips', undefined, /permission/],
])('explains %s: %s', (code, message, field, sentence) => {
  const refusal = describeRefusal(tips, { code, message });
  expect(refusal.field).toBe(field);
  expect(refusal.message).toMatch(sentence);
});

it('names all the fields of a key over several', () => {
  const problem = {
    code: '23505',
    message: 'violates unique constraint "credit_card_rules_card_rule_blocking_card_key"',
    details: 'Key (credit_card_id, rule_id, blocking_credit_card_id)=(1, 2, null) already exists.',
  };
  expect(describeRefusal(rules, problem)).toEqual({
    field: undefined,
    message: 'There is already a card rule with the same credit card, rule, blocking card.',
  });
});
