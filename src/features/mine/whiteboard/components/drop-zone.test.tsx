import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DropZone } from './drop-zone.tsx';

const onFile = vi.fn<(file: File) => Promise<void>>();
const onDrop = vi.fn<(names: string[]) => void>();
const onPaste = vi.fn();

/** The part of a browser's drag and drop that jsdom lacks. */
class Transfer {
  readonly files: File[] = [];
  readonly items = { add: (file: File) => this.files.push(file) };
}
class Drag extends MouseEvent {
  readonly dataTransfer: Transfer;
  constructor(name: string, options: MouseEventInit & { dataTransfer: Transfer }) {
    super(name, options);
    this.dataTransfer = options.dataTransfer;
  }
}

beforeEach(() => {
  vi.stubGlobal('DataTransfer', Transfer);
  vi.stubGlobal('DragEvent', Drag);
  onFile.mockReset();
  onDrop.mockReset();
  onPaste.mockReset();
  render(
    <DropZone label="Drawing" onFile={onFile}>
      <p onDrop={(event) => onDrop([...event.dataTransfer.files].map(({ name }) => name))}>
        Canvas
      </p>
      <textarea aria-label="Words" onPaste={onPaste} />
      <p onPaste={onPaste}>Paper</p>
    </DropZone>,
  );
});

function drop(name: string, type: string, content: string) {
  const files = [new File([content], name, { type })];
  fireEvent.drop(screen.getByText('Canvas'), { dataTransfer: { files, types: ['Files'] } });
}

const drawing = 'application/vnd.excalidraw+json';

it.each([
  ['a drawing', 'plan.excalidraw', ''],
  ['a picture that holds a drawing', 'plan.png', 'image/png'],
  ['a vector picture that holds one', 'plan.svg', 'image/svg+xml'],
])('keeps %s from replacing the board', async (_words, name, type) => {
  drop(name, type, `\u0000tEXt${drawing}\u0000{}`);
  await waitFor(() => {
    expect(onFile).toHaveBeenCalledOnce();
  });
  expect(onFile.mock.lastCall?.[0].name).toBe(name);
  expect(onDrop).not.toHaveBeenCalled();
});

it('hands a mere picture on', async () => {
  drop('photo.png', 'image/png', '\u0000IHDR');
  await waitFor(() => {
    expect(onDrop).toHaveBeenCalledExactlyOnceWith(['photo.png']);
  });
  expect(onFile).not.toHaveBeenCalled();
});

it('draws no shapes that are dragged from another page, and leaves a dragged text alone', () => {
  const drag = (type: string) =>
    fireEvent.drop(screen.getByText('Canvas'), { dataTransfer: { files: [], types: [type] } });
  drag('application/vnd.excalidrawlib+json');
  expect(onDrop).not.toHaveBeenCalled();
  drag('text/plain');
  expect(onDrop).toHaveBeenCalledOnce();
});

it('hands on no page of many pictures, and no text that is too long to type on', () => {
  const paste = (target: HTMLElement, type: string, content: string) =>
    fireEvent.paste(target, {
      clipboardData: { getData: (asked: string) => (asked === type ? content : '') },
    });
  const [paper, words] = [screen.getByText('Paper'), screen.getByLabelText('Words')];
  paste(paper, 'text/html', '<p>a</p>' + '<IMG src="/a">'.repeat(51));
  paste(words, 'text/plain', 'a'.repeat(100_001));
  expect(onPaste).not.toHaveBeenCalled();
  paste(paper, 'text/html', '<img src="/a">');
  paste(words, 'text/plain', 'a'.repeat(1_000));
  expect(onPaste).toHaveBeenCalledTimes(2);
});
