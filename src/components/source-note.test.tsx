import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
