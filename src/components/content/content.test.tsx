import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderContent } from './content-fixture.tsx';
import { listSections } from './name-headings.ts';
import { parseContent } from './parse-content.ts';

describe('stored text', () => {
  it('has headings with an anchor each, told apart where they are alike', async () => {
    await renderContent('## Caps & fees\n\n### Fee\n\n## Caps, fees\n\n## Main\n\n## Prerendered');
    expect(screen.getAllByRole('heading').map(({ tagName, id }) => [tagName, id])).toEqual([
      ['H2', 'caps-fees'],
      ['H3', 'fee'],
      ['H2', 'caps-fees-2'],
      ['H2', 'main-2'],
      ['H2', 'prerendered-2'],
    ]);
    expect(screen.getByRole('link', { name: 'Link to “Fee”' })).toHaveAttribute('href', '/#fee');
  });

  it('lists its sections, but not the headings of steps and tabs', async () => {
    const source = '# Top\n\n### Part\n\n:::steps\n### One\n:::\n\n#### Deep';
    expect(listSections(parseContent(source))).toMatchObject([
      { id: 'top', text: 'Top', depth: 2 },
      { id: 'part', text: 'Part', depth: 3 },
    ]);
    await renderContent(source);
    expect(screen.getAllByRole('heading').map(({ tagName, id }) => [tagName, id])).toEqual([
      ['H2', 'top'],
      ['H3', 'part'],
      ['H3', 'one'],
      ['H4', 'deep'],
    ]);
  });

  it('is plain data: the same after it was kept as JSON, and of two names the first counts', async () => {
    const source =
      '## Fees\n\n::other{a=b} and [more][constructor] [by name][1]\n\n::other{a=b}\n\n[1]: /credit-cards\n[1]: /reviews';
    const content = parseContent(source);
    const kept: unknown = JSON.parse(JSON.stringify(content));
    expect(kept).toEqual(content);
    expect(JSON.stringify(content)).not.toContain('"position"');
    const root = await renderContent(source);
    expect(root).toHaveTextContent('::other{a=b} and [more][constructor] by name::other{a=b}');
    expect(screen.getByRole('link', { name: 'by name' })).toHaveAttribute('href', '/credit-cards');
  });

  it('has tables with their alignment', async () => {
    await renderContent('| Card | Fee |\n| --- | ---: |\n| Gold | $325 |');
    const table = screen.getByRole('table', { name: 'Card, Fee' });
    expect(within(table).getByRole('columnheader', { name: 'Fee' })).toHaveClass('text-right');
    expect(within(table).getByRole('cell', { name: '$325' })).toHaveClass('text-right');
  });

  it('has tabs that show one part at a time', async () => {
    await renderContent('::::tabs\n:::tab[First]\none\n:::\n:::tab[Second]\ntwo\n:::\n::::');
    expect(screen.getByText('one')).toBeVisible();
    expect(screen.queryByText('two')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Second' }));
    expect(screen.getByText('two')).toBeVisible();
  });

  it('has callouts with their own title or the usual one', async () => {
    await renderContent(':::warning[Mind *this*]\ntext\n:::\n\n:::tip\nmore\n:::');
    const [warning, tip] = screen.getAllByRole('note');
    expect(warning).toHaveTextContent('Mind thistext');
    expect(tip).toHaveTextContent('Tipmore');
  });

  it('has groups of code, named by their label or their language', async () => {
    await renderContent('::::code-group\n```sh [npm]\na\n```\n```ts\nb\n```\n::::');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['npm', 'ts']);
    expect(screen.getByText('a')).toBeVisible();
  });

  it('has steps by headings or by a numbered list', async () => {
    await renderContent(
      ':::steps\n### One\nfirst\n### Two\nsecond\n:::\n\n:::steps\n1. a\n2. b\n3. c\n:::',
    );
    const [byHeading, byList] = screen.getAllByRole('list');
    expect(byHeading?.children).toHaveLength(2);
    expect(byHeading?.children[0]).toHaveTextContent('Onefirst');
    expect(byList?.children).toHaveLength(3);
  });

  it('leads to pages of this site within it, and elsewhere in a new tab', async () => {
    await renderContent('[cards](/credit-cards?q=gold) and [more][1]\n\n[1]: https://example.com');
    expect(screen.getByRole('link', { name: 'cards' })).toHaveAttribute(
      'href',
      '/credit-cards?q=gold',
    );
    const elsewhere = screen.getByRole('link', { name: 'more' });
    expect(elsewhere).toHaveAttribute('target', '_blank');
    expect(elsewhere).toHaveAttribute('rel', 'noreferrer');
  });

  it('shows pictures of this site in the size of their place, of others the description', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://abcd.supabase.co');
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'key');
    const root = await renderContent(
      '![A chart](/social.png) ![By name][1] ![Member’s](https://abcd.supabase.co/storage/v1/object/public/a.png)\n\n![Theirs](https://x.test/a.png) ![Odd](//x.test/a.png) ![Script](javascript:alert(1))\n\n[1]: /by-name.png',
    );
    const pictures = within(root).getAllByRole('img');
    expect(pictures.map((each) => each.getAttribute('alt'))).toEqual(['A chart', 'By name']);
    expect(pictures[0]?.getAttribute('src')).toMatch(
      /^\/\.netlify\/images\?url=%2Fsocial\.png&w=720&h=405&fm=webp/u,
    );
    expect(root).toHaveTextContent('Theirs Odd Script');
    expect(root.innerHTML).not.toContain('x.test');
    vi.unstubAllEnvs();
  });

  it('has videos that ask nothing of anyone before they are pressed', async () => {
    const root = await renderContent(
      '::video[A year]{src=/videos/a-year.mp4}\n\n::video[Caps]{youtube=abc_DEF-123}\n\n::video[Theirs]{src=//x.test/a.mp4}',
    );
    expect(root.querySelector('video, iframe, [src]')).toBeNull();
    expect(root).toHaveTextContent('::video[Theirs]{src=//x.test/a.mp4}');
    await userEvent.click(screen.getByRole('button', { name: 'Play “A year”' }));
    expect(screen.getByLabelText('A year')).toHaveAttribute('src', '/videos/a-year.mp4');
    await userEvent.click(screen.getByRole('button', { name: 'Play “Caps” from YouTube' }));
    expect(screen.getByTitle('Caps')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abc_DEF-123?autoplay=1&rel=0',
    );
  });

  it('shows a poster of this site, and no other', async () => {
    const root = await renderContent(
      '::video[A year]{src=/videos/a.mp4 poster=/videos/a.webp}\n\n::video[Theirs]{src=/videos/b.mp4 poster=//x.test/b.webp}',
    );
    const posters = [...root.querySelectorAll('img')].map((each) => each.getAttribute('src'));
    expect(posters).toEqual(['/videos/a.webp']);
    expect(root.innerHTML).not.toContain('x.test');
  });

  it('requests live blocks, and shows unknown ones as typed', async () => {
    const renderLive = vi.fn(({ name }: { name: string }) =>
      name === 'card' ? <p>the card</p> : undefined,
    );
    const root = await renderContent(
      '::card{slug=amex-gold}\n\nA ratio of 1:2, said at 10:30, and :fee{card=x}.\n\n::other{a=b}',
      renderLive,
    );
    expect(renderLive).toHaveBeenCalledWith({
      name: 'card',
      attributes: { slug: 'amex-gold' },
      isInline: false,
    });
    expect(root).toHaveTextContent('the card');
    expect(root).toHaveTextContent('A ratio of 1:2, said at 10:30, and :fee{card=x}.');
    expect(root).toHaveTextContent('::other{a=b}');
  });
});
