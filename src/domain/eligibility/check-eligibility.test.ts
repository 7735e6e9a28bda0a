import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEligibilityQuestion } from './check-eligibility.ts';
import { ISSUER_CARDS, ISSUER_LINKS, ISSUER_RULES } from './issuer-rules.fixture.ts';

const held = {
  id: '1',
  card: 'amex-gold',
  status: 'held',
  appliedOn: null,
  approvedOn: null,
  openedOn: '2024-02-29',
  closedOn: null,
  bonus: { kind: 'posted', on: '2024-05-01' },
  isAuthorizedUser: false,
};
const question = {
  cards: ISSUER_CARDS,
  rules: ISSUER_RULES,
  links: ISSUER_LINKS,
  history: [held],
  card: 'amex-platinum',
  date: '2026-11-21',
};
const [rule] = ISSUER_RULES;
const [card] = ISSUER_CARDS;

describe('a question about eligibility', () => {
  it('passes as it is when it fits', () => {
    expect(checkEligibilityQuestion(question)).toEqual({ ok: true, value: question });
  });

  it.each([
    ['date', { ...question, date: '2026-02-30' }],
    ['card', { ...question, card: 'none-such' }],
    ['history[0].card', { ...question, history: [{ ...held, card: 'none-such' }] }],
    ['history[1].id', { ...question, history: [held, held] }],
    ['history[0].closedOn', { ...question, history: [{ ...held, closedOn: '2024-02-28' }] }],
    ['history[0].bonus.on', { ...question, history: [{ ...held, bonus: { kind: 'posted' } }] }],
    ['history[0].openedOn', { ...question, history: [{ ...held, openedOn: '2024-02-30' }] }],
    ['history[0].openedOn', { ...question, history: [{ ...held, openedOn: '0024-02-20' }] }],
    [
      'links[0].rule',
      { ...question, links: [{ card: 'amex-gold', rule: 'x', blockingCard: null }] },
    ],
    [
      'links[0].blockingCard',
      { ...question, links: [{ card: 'amex-gold', rule: 'chase-5-24', blockingCard: 'x' }] },
    ],
    ['rules[0].limitCount', { ...question, rules: [{ ...rule, limitCount: null }] }],
    ['rules[0].limitCount', { ...question, rules: [{ ...rule, limitCount: -1 }] }],
    [
      'rules[0].window.count',
      { ...question, rules: [{ ...rule, window: { unit: 'days', count: 0.5 } }] },
    ],
    [
      'rules[0].window.count',
      { ...question, rules: [{ ...rule, window: { unit: 'lifetime', count: 3 } }] },
    ],
    ['rules[0].clock', { ...question, rules: [{ ...rule, clock: 'moon' }] }],
    ['rules[1].slug', { ...question, rules: [rule, rule] }],
    ['cards[1].slug', { ...question, cards: [card, card] }],
    ['cards[0].isBusiness', { ...question, cards: [{ ...card, isBusiness: 1 }] }],
  ])('is refused at %s', (path, value) => {
    expect(checkEligibilityQuestion(value)).toMatchObject({ ok: false, refusal: { path } });
  });

  it('is answered with a refusal, never a throw, when one field is anything at all', () => {
    const keys = fc.constantFrom(...Object.keys(question));
    const heldKeys = fc.constantFrom(...Object.keys(held));
    fc.assert(
      fc.property(keys, heldKeys, fc.anything(), (key, heldKey, value) => {
        expect(typeof checkEligibilityQuestion({ ...question, [key]: value }).ok).toBe('boolean');
        const broken = { ...question, history: [{ ...held, [heldKey]: value }] };
        expect(typeof checkEligibilityQuestion(broken).ok).toBe('boolean');
      }),
      { numRuns: 2_000 },
    );
  });
});
