import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerEligibility } from './answer-eligibility.ts';
import { readEligibility } from './read-eligibility.ts';

const root = path.join(import.meta.dirname, '../..');
const answerSchema = z.object({
  card: z.string(),
  may_open: z.enum(['yes', 'no', 'maybe']),
  may_earn_bonus: z.enum(['yes', 'no', 'maybe']),
  from: z.string().nullable(),
  rules: z.array(z.string()),
});
type Told = z.infer<typeof answerSchema>;

/** A list in place of a value: each of them is right. */
const oneOrMore = z
  .union([z.string().nullable(), z.array(z.string().nullable())])
  .transform((value) => (Array.isArray(value) ? value : [value]))
  .optional();
const fileSchema = z.object({
  expected: z.array(
    z.object({
      card: z.string(),
      may_open: oneOrMore,
      may_earn_bonus: oneOrMore,
      from: oneOrMore,
      rules: z.array(z.string()).optional(),
    }),
  ),
});

function tell(question: unknown): readonly Told[] {
  const read = readEligibility(question);
  if (!read.ok) throw new Error(`${read.refusal.path}: ${read.refusal.reason}`);
  return z.array(answerSchema).parse(answerEligibility(read.value));
}

const files = import.meta.glob<unknown>('/tests/cases/eligibility/*.json', {
  eager: true,
  import: 'default',
});

describe('published questions about applications', () => {
  it.each(Object.entries(files))('%s', (_, file) => {
    const told = tell(file);
    const { expected } = fileSchema.parse(file);
    expect(told.map(({ card }) => card)).toEqual(expected.map(({ card }) => card));
    expected.forEach((right, at) => {
      const answer = told[at];
      if (right.may_open) expect(right.may_open).toContain(answer?.may_open);
      if (right.may_earn_bonus) expect(right.may_earn_bonus).toContain(answer?.may_earn_bonus);
      if (right.from) expect(right.from).toContain(answer?.from);
      if (right.rules) expect(right.rules.some((rule) => answer?.rules.includes(rule))).toBe(true);
    });
  });

  it('are all there', () => {
    expect(Object.keys(files)).toHaveLength(25);
  });
});

const today = '2026-11-26';
const held = (card: string, opened_on = '2020-01-01', more: object = {}) => ({
  card,
  opened_on,
  ...more,
});
const ask = (card: string, history: readonly object[] = [], member: object = {}) =>
  tell({ today, history, member, ask: [card] })[0];
const no = { may_open: 'no', from: null };

describe('the applicant', () => {
  it('is not judged by missing answers', () => {
    for (const card of ['ink-business-cash', 'costco-anywhere-visa', 'chase-sapphire-reserve']) {
      expect(ask(card)).toMatchObject({ may_open: 'yes', from: today, rules: [] });
    }
  });

  it('requires a business for a business card, and the card’s membership', () => {
    const nothing = { has_business: false, memberships: [] };
    expect(ask('ink-business-cash', [], nothing)).toMatchObject({ ...no, rules: ['business'] });
    expect(ask('costco-anywhere-visa', [], nothing)).toMatchObject({
      ...no,
      rules: ['costco-membership'],
    });
    const both = { has_business: true, memberships: ['costco-membership'] };
    expect(ask('costco-anywhere-visa-business', [], both)).toMatchObject({ may_open: 'yes' });
  });

  it('may be refused a card that asks for more credit', () => {
    const rules = ['credit-level'];
    expect(ask('chase-sapphire-reserve', [], { credit: 'good' })).toMatchObject({
      may_open: 'maybe',
      from: today,
      rules,
    });
    expect(ask('chase-freedom-rise', [], { credit: 'none' })).toMatchObject({ may_open: 'yes' });
  });

  it('gets no card closed to applications', () => {
    for (const card of ['amex-green', 'amex-centurion', 'ritz-carlton-card']) {
      expect(ask(card)).toMatchObject({ ...no, rules: ['closed-to-new'] });
    }
  });
});

describe('the history', () => {
  it.each(['citi-double-cash', 'discover-it-cash-back'])('may have a second %s', (card) => {
    expect(ask(card, [held(card)])).toMatchObject({ may_open: 'yes', may_earn_bonus: 'yes' });
  });

  it.each(['amex-gold', 'atmos-ascent', 'jetblue-plus', 'quicksilver', 'wells-fargo-autograph'])(
    'with %s allows no second one',
    (card) => {
      const told = ask(card, [held(card)]);
      expect(told).toMatchObject({ ...no, may_earn_bonus: 'no' });
      expect(told?.rules).toContain('held');
      const user = ask(card, [held(card, '2020-01-01', { as: 'authorized_user' })]);
      expect(user).toMatchObject({ may_open: 'yes', may_earn_bonus: 'yes', from: today });
    },
  );

  it('counts a refused application where applications are counted', () => {
    const denied = (card: string) => held(card, '2026-11-20', { outcome: 'denied' });
    expect(ask('citi-strata', [denied('citi-double-cash')])).toMatchObject({ from: '2026-11-28' });
    expect(ask('venture', [denied('savor'), denied('venture-x')])).toMatchObject({
      may_open: 'no',
      from: '2026-12-20',
    });
    const chase = ['chase-freedom-flex', 'chase-freedom-rise'].map(denied);
    expect(ask('chase-freedom-unlimited', chase)).toMatchObject({ may_open: 'yes', rules: [] });
  });

  it('counts cards that the catalog does not have, the personal ones', () => {
    const five = (more: object) =>
      ['01', '02', '03', '04', '05'].map((month) => held('other', `2026-${month}-10`, more));
    expect(ask('chase-freedom-flex', five({}))).toMatchObject({ from: '2028-02-01' });
    expect(ask('chase-freedom-flex', five({ business: true }))).toMatchObject({ from: today });
  });

  it('counts accounts of an authorized user for 5/24 alone', () => {
    const users = ['venture', 'amex-gold', 'citi-strata', 'one-key-card', 'jetblue-card'].map(
      (card) => held(card, '2026-06-01', { as: 'authorized_user' }),
    );
    expect(ask('chase-freedom-flex', users)).toMatchObject({ rules: ['chase-5-24'] });
    for (const card of ['us-bank-altitude-connect', 'bofa-travel-rewards', 'wyndham-earner']) {
      expect(ask(card, users)).toMatchObject({ rules: [] });
    }
  });
});

const good = { today, history: [held('venture')], member: {}, ask: ['savor'] };
const past = (more: object, card = 'venture') => ({ history: [held(card, '2020-01-01', more)] });

describe('a question that does not fit the format', () => {
  it.each([
    ['today', { today: '2026-11-31' }],
    ['asked', { asked: ['savor'] }],
    ['ask', { ask: undefined }],
    ['ask[0]', { ask: ['no-such-card'] }],
    ['ask[0]', { ask: ['other'] }],
    ['history[0].card', past({}, 'no-such-card')],
    ['history[0].opened_on', { history: [held('venture', '2026-11-27')] }],
    ['history[0].closed_on', past({ closed_on: '2019-12-31' })],
    ['history[0].bonus_on', past({ bonus_on: '2026-11-27' })],
    ['history[0].bonus_on', past({ bonus_on: '2020-04-01', outcome: 'denied' })],
    ['history[0].as', past({ as: 'owner' })],
    ['history[0].business', past({ business: true })],
    ['member.credit', { member: { credit: 'superb' } }],
    ['member.has_business', { member: { has_business: 'no' } }],
    ['member.memberships[0]', { member: { memberships: ['costco'] } }],
  ])('is refused with the path %s', (at, wrong) => {
    const read = readEligibility({ ...good, ...wrong });
    expect(read.ok ? 'no refusal' : read.refusal.path).toBe(at);
  });

  it('ends the command with 1, with the answers to the other files', () => {
    const [first = ''] = Object.keys(files).map((file) => path.join(root, file));
    const args = ['src/cli/eligibility.ts', first, 'package.json', first];
    const { stdout, status } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    const told = stdout.trim().split('\n');
    expect(status).toBe(1);
    expect(told).toHaveLength(3);
    expect(told[1]).toBe('{"error":"today: expected a date YYYY-MM-DD, got nothing"}');
    expect(told[0]).toBe(told[2]);
    const alone = execFileSync(process.execPath, args.slice(0, 2), { cwd: root, encoding: 'utf8' });
    expect(answerSchema.parse(JSON.parse(alone))).toEqual(
      tell(JSON.parse(readFileSync(first, 'utf8')))[0],
    );
  });
});
