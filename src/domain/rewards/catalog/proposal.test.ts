import { describe, expect, it } from 'vitest';
import { type Availability, type MemberFacts, obstacleTo } from './proposal.ts';

const open: Availability = {
  isOpenToNew: true,
  isBusiness: false,
  isLowConfidence: false,
  requirements: [],
};
const anybody: MemberFacts = { hasBusiness: false, meets: [], wantsLowConfidence: false };
const prime = { slug: 'amazon-prime', kind: 'membership' } as const;

describe('what is proposed to a member', () => {
  it('is any card that they can have', () => {
    expect(obstacleTo(open, anybody)).toBeNull();
  });

  it('is no card closed to new members or by invitation, whatever they have', () => {
    const all: MemberFacts = { hasBusiness: true, meets: ['vip'], wantsLowConfidence: true };
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
});
