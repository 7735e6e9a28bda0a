import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SourceNote } from './source-note.tsx';

it('links to the source of a fact and never prints the name of the file it was read from', () => {
  const { container } = render(
    <SourceNote
      source="someone/card-tracker; another/rewards-tool"
      sourceUrl="https://example.test/terms"
      verifiedOn="2026-08-08"
      confidence="medium"
      fact={{ table: 'companies', id: 1, subject: 'Chase' }}
    />,
  );
  expect(screen.getByRole('link', { name: 'source' })).toHaveAttribute(
    'href',
    'https://example.test/terms',
  );
  expect(container).toHaveTextContent('Checked Aug 8, 2026 · medium confidence · source');
  expect(container).not.toHaveTextContent('card-tracker');
});

it('calls a source that is kept by its readers community data', () => {
  render(
    <SourceNote
      source="someone/card-tracker"
      sourceUrl="https://github.com/someone/card-tracker/blob/main/cards.json"
      verifiedOn="2026-08-08"
      confidence="medium"
      fact={{ table: 'companies', id: 1, subject: 'Chase' }}
    />,
  );
  expect(screen.getByRole('link', { name: 'community data' })).toBeVisible();
});

it('says that a check is overdue past the limit of its kind, and never of our own wording', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z'), toFake: ['Date'] });
  const note = (verifiedOn: string | null, source = 'someone') =>
    render(
      <SourceNote
        source={source}
        sourceUrl={null}
        verifiedOn={verifiedOn}
        confidence="high"
        fact={{ table: 'rules', id: 1, subject: '5/24' }}
      />,
    ).container.textContent;
  expect(note('2026-08-30')).toContain('Checked Aug 30, 2026 · high confidence');
  expect(note('2026-08-29')).toContain('Checked Aug 29, 2026 (check overdue) · high confidence');
  expect(note(null)).toContain('Date of check unknown (check overdue)');
  expect(note(null, 'own')).toContain('Our own wording · high confidence');
  vi.useRealTimers();
});
