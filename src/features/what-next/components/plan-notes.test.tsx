import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catalogFixture } from '@/features/catalog/catalog-fixture.ts';
import { listIssuersToAsk } from '../create-card-reader.ts';
import { PlanNotes } from './plan-notes.tsx';

test('the notes name the preapproval pages of the issuers whose cards the plan opens', () => {
  const companies = catalogFixture.companies.map((company) => ({
    ...company,
    preapproval_url: company.slug === 'capital-one' ? 'https://issuer.example/offers' : null,
  }));
  const [card] = catalogFixture.cards.filter(
    ({ company_id: id }) => companies.find((company) => company.id === id)?.slug === 'capital-one',
  );
  if (!card) throw new RangeError('the fixture has no card of Capital One');
  const cardOf = () => ({ name: card.name, card, issuer: '', own: undefined, isHeld: false });
  const notesOf = (kind: 'open' | 'bonus') => {
    const events = [{ kind, month: 1, card: card.slug }];
    return (
      <PlanNotes events={[]} issuers={listIssuersToAsk(events, cardOf, companies)} undated={[]} />
    );
  };
  const { rerender } = render(notesOf('open'));
  expect(screen.getByRole('link', { name: 'Capital One' })).toHaveAttribute(
    'href',
    'https://issuer.example/offers',
  );
  rerender(notesOf('bonus'));
  expect(screen.queryByRole('link')).toBeNull();
});
