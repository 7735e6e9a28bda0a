import { expect, it } from 'vitest';
import { requirementsFixture } from '@/features/catalog/facts/requirements-fixture.ts';
import { groupRequirements } from './list-requirements.ts';

it('groups what a card that can be had asks for, without invitations and businesses', () => {
  const groups = groupRequirements(requirementsFixture).map(({ label, requirements }) => ({
    label,
    slugs: requirements.map(({ slug }) => slug),
  }));
  expect(groups).toEqual([
    { label: 'Memberships', slugs: ['costco-membership'] },
    { label: 'About you', slugs: ['student'] },
  ]);
});
