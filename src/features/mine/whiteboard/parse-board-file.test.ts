import { describe, expect, it } from 'vitest';
import { makeElement } from './board-fixture.ts';
import { isSafeLink, parseBoardFile, withSafeLink } from './parse-board-file.ts';
import { documentSchema, sharedBoardSchema } from './schema.ts';

const file = (change: Record<string, unknown> = {}) =>
  JSON.stringify({ type: 'excalidraw', version: 2, elements: [makeElement()], ...change });

describe('a drawing in a file', () => {
  it('is read with its images and its background', () => {
    const dataURL = 'data:image/png;base64,AAAA';
    const read = parseBoardFile(
      file({
        appState: { viewBackgroundColor: '#eeeeee' },
        files: { photo: { id: 'photo', mimeType: 'image/png', dataURL } },
      }),
    );
    expect(read).toMatchObject({
      kind: 'board',
      background: '#eeeeee',
      images: [{ id: 'photo', dataURL }],
    });
  });

  it('is read without the pages of others in it', () => {
    const pages = ['iframe', 'embeddable', 'magicframe'].map((type) => ({
      ...makeElement(),
      type,
      customData: { generationData: { status: 'done', html: '<form>' } },
    }));
    const read = parseBoardFile(file({ elements: [...pages, makeElement({ id: 'b' })] }));
    expect(read).toHaveProperty('elements', [expect.objectContaining({ id: 'b' })]);
    const stored = documentSchema.parse({ elements: [...pages, makeElement({ id: 'b' })] });
    expect(stored.elements.map(({ id }) => id)).toEqual(['b']);
  });

  it.each([{ text: 5 }, { points: 'abc' }, { link: 5 }, { groupIds: [5] }, { strokeColor: {} }])(
    'of a public link is read without an element of %j',
    (odd) => {
      const elements = [{ ...makeElement(), ...odd }, makeElement({ id: 'b' })];
      const { document } = sharedBoardSchema.parse({
        name: 'B',
        updated_at: '',
        document: { elements },
      });
      expect(document.elements.map(({ id }) => id)).toEqual(['b']);
    },
  );

  it.each([
    ['cut off', file().slice(0, -20), /not valid JSON/],
    ['of something else', '{"type":"other","elements":[]}', /not an Excalidraw drawing/],
    ['a list', '[]', /not an Excalidraw drawing/],
    [
      'with a shape of no place',
      file({ elements: [makeElement(), { id: 'b', type: 'rectangle' }] }),
      /shape 2/,
    ],
    ['with words that are none', file({ elements: [{ ...makeElement(), text: 5 }] }), /shape 1/],
    [
      'with a line of letters',
      file({ elements: [{ ...makeElement(), type: 'line', points: 'abc' }] }),
      /shape 1/,
    ],
    [
      'with a line without points',
      file({ elements: [{ ...makeElement(), type: 'freedraw' }] }),
      /shape 1/,
    ],
    ['with a shape at no number', file({ elements: [{ ...makeElement(), x: '1' }] }), /shape 1/],
    [
      'with an unknown kind of shape',
      file({ elements: [{ ...makeElement(), type: 'script' }] }),
      /shape 1/,
    ],
    [
      'with an image that is a page',
      file({
        files: { x: { id: 'x', mimeType: 'text/html', dataURL: 'data:text/html;base64,AA' } },
      }),
      /image/,
    ],
    [
      'nested without end',
      file({ elements: [{ ...makeElement(), customData: 0 }] }).replace(
        '"customData":0',
        `"customData":${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      ),
      /not an Excalidraw drawing/,
    ],
    ['too large', ' '.repeat(20_000_001), /20 MB/],
  ])('is refused whole when it is %s', (_what, text, reason) => {
    const read = parseBoardFile(text);
    expect(read.kind).toBe('refused');
    expect(read).toHaveProperty('reason', expect.stringMatching(reason));
  });
});

describe('links in a drawing', () => {
  it.each([
    'https://a.example/x',
    'http://a.example',
    'mailto:me@a.example',
    '/app/credit-cards/x',
  ])('follows %s', (link) => {
    expect(isSafeLink(link)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'file:///etc/passwd',
    'text:5',
    'no link',
    '',
  ])('does not follow %j', (link) => {
    expect(isSafeLink(link)).toBe(false);
    expect(withSafeLink(makeElement({ link })).link).toBeNull();
  });
});

describe('the images of a stored board', () => {
  const folder = '00000000-0000-4000-8000-000000000001';
  const read = (paths: readonly string[]) =>
    documentSchema.safeParse({
      files: Object.fromEntries(
        paths.map((path, index) => [`file${index}`, { path, type: 'image/png' }]),
      ),
    }).success;

  it('are files in a folder of Storage', () => {
    expect(read([`${folder}/a5f0`, `${folder}/photo.png`])).toBe(true);
    const elsewhere = ['../../../../rest/v1/members?select=*', `${folder}/..`, `${folder}/../a`];
    const odd = [`${folder}/a?b`, `${folder}/%2e%2e`, `${folder}/a/b`, `/${folder}/a`, 'a/b', ''];
    for (const path of [...elsewhere, ...odd]) expect(read([path]), path).toBe(false);
  });

  it('are a thousand at most, each once', () => {
    const many = Array.from({ length: 1000 }, (_, index) => `${folder}/${index}`);
    expect(read(many)).toBe(true);
    expect(read([...many, `${folder}/more`])).toBe(false);
    expect(read([`${folder}/a`, `${folder}/a`])).toBe(false);
  });
});
