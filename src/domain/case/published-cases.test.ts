import { describe, expect, it } from 'vitest';
import { valueWallet } from '../valuation/value-wallet.ts';
import { readCase } from './read-case.ts';

type CaseFile = { readonly expected: { readonly net_cents?: number } };

const files = import.meta.glob<CaseFile>('/tests/cases/*.json', { eager: true, import: 'default' });

describe('published cases: wallets that are held', () => {
  it.each(Object.entries(files))('%s', (_, file) => {
    const read = readCase(file);
    if (!read.ok) throw new Error(`${read.refusal.path}: ${read.refusal.reason}`);
    const { problem, question } = read.value;
    if (question.kind !== 'hold' || file.expected.net_cents === undefined) return;
    const value = valueWallet(problem, question.wallet);
    expect(Math.abs(value.netCents - file.expected.net_cents)).toBeLessThanOrEqual(0.5);
  });
});
