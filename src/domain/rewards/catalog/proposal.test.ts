import { describe, expect, it } from 'vitest';
import {
  type Availability,
  creditOf,
  type MemberFacts,
  monthsToCredit,
  obstacleTo,
} from './proposal.ts';

const open: Availability = {
  isOpenToNew: true,
  isBusiness: false,
  isLowConfidence: false,
  requirements: [],
  creditNeeded: null,
};
const anybody: MemberFacts = {
  hasBusiness: false,
  meets: [],
  wantsLowConfidence: false,
  credit: null,
};
const prime = { slug: 'amazon-prime', kind: 'membership' } as const;

describe('a proposal to a member', () => {
  it('is any card that they can have', () => {
    expect(obstacleTo(open, anybody)).toBeNull();
  });

  it('is no card closed to new members or by invitation', () => {
    const all: MemberFacts = {
      hasBusiness: true,
      meets: ['vip'],
      wantsLowConfidence: true,
      credit: 'excellent',
    };
    expect(obstacleTo({ ...open, isOpenToNew: false }, all)).toEqual({ kind: 'closed' });
    const invited = { ...open, requirements: [{ slug: 'vip', kind: 'invitation' } as const] };
    expect(obstacleTo(invited, all)).toEqual({ kind: 'invitation' });
  });

  it('is a business card only where there is a business', () => {
    const card = { ...open, isBusiness: true };
    expect(obstacleTo(card, anybody)).toEqual({ kind: 'business' });
    expect(obstacleTo(card, { ...anybody, hasBusiness: true })).toBeNull();
  });

  it('is a card with a requirement only where it is met', () => {
    const card = { ...open, requirements: [prime] };
    expect(obstacleTo(card, anybody)).toEqual({ kind: 'requirement', slug: 'amazon-prime' });
    expect(obstacleTo(card, { ...anybody, meets: ['amazon-prime'] })).toBeNull();
  });

  it('is a card of low confidence only on demand', () => {
    const card = { ...open, isLowConfidence: true };
    expect(obstacleTo(card, anybody)).toEqual({ kind: 'low_confidence' });
    expect(obstacleTo(card, { ...anybody, wantsLowConfidence: true })).toBeNull();
  });

  it('is no card that asks for more credit, which somebody who is not sure has as good', () => {
    const kindFor = (needed: Availability['creditNeeded'], credit: MemberFacts['credit']) =>
      obstacleTo({ ...open, creditNeeded: needed }, { ...anybody, credit })?.kind;
    expect(kindFor('excellent', 'good')).toBe('credit');
    expect(kindFor('fair', 'none')).toBe('credit');
    expect(kindFor('good', 'good')).toBeUndefined();
    expect(kindFor('good', null)).toBeUndefined();
    expect(kindFor('excellent', null)).toBe('credit');
    expect(kindFor(null, 'none')).toBeUndefined();
  });

  it('is a student card to a student, who has no history unless they say so', () => {
    const student = { ...anybody, meets: ['student'] };
    const requirements = [{ slug: 'student', kind: 'status' } as const];
    const card: Availability = { ...open, creditNeeded: 'none', requirements };
    expect(obstacleTo(card, student)).toBeNull();
    expect(obstacleTo(card, anybody)?.kind).toBe('requirement');
    expect(obstacleTo({ ...open, creditNeeded: 'good' }, student)?.kind).toBe('credit');
    expect(creditOf({ ...student, credit: 'fair' })).toBe('fair');
  });

  it('waits only for credit where nothing else is in the way', () => {
    const card: Availability = { ...open, creditNeeded: 'excellent', isLowConfidence: true };
    expect(obstacleTo(card, anybody)?.kind).toBe('low_confidence');
  });
});

describe('how long credit takes', () => {
  it('is half a year for a score, a year for good and two for excellent, less what is there', () => {
    expect(monthsToCredit('fair', 'none')).toBe(6);
    expect(monthsToCredit('good', 'none')).toBe(12);
    expect(monthsToCredit('excellent', 'good')).toBe(12);
    expect(monthsToCredit('good', 'excellent')).toBe(0);
  });
});
