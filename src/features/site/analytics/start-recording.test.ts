import { readFile } from 'node:fs/promises';
import { expect, it, vi } from 'vitest';
import { startRecording } from './start-recording.ts';

const init = vi.hoisted(() => vi.fn<(id: string, options: object) => void>());
vi.mock('logrocket', () => ({ default: { init } }));

it('records no attributes that may hold a figure', async () => {
  await startRecording('pointfolio/test', () => true);
  const hiddenAttributes = [
    'alt',
    'aria-label',
    'aria-valuenow',
    'aria-valuetext',
    'title',
    'value',
  ];
  expect(init.mock.calls[0]?.[1]).toMatchObject({ dom: { hiddenAttributes } });
});

it('the recorder keeps 1,000 messages until it is loaded, and cuts bodies at about 4 MB', async () => {
  const file = new URL(import.meta.resolve('logrocket'));
  const source = await readFile(file, 'utf8');
  // Neither is configurable; the version is pinned, and an update has to keep them.
  expect(source).toContain('const MAX_QUEUE_SIZE = 1000;');
  expect(source).toMatch(/_buffer\.length >= MAX_QUEUE_SIZE/u);
  expect(source).toContain('const limit = 4 * 1024 * 1024;');
});
