import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Row } from './machine/create-resource.ts';
import type { SaveOutcome } from './mutations.ts';
import { resources } from './find-resource.ts';
import { useRecordForm } from './use-record-form.ts';

const server = vi.hoisted(() => {
  const waiting: ((outcome: SaveOutcome) => void)[] = [];
  return {
    waiting,
    save: vi.fn(() => new Promise<SaveOutcome>((resolve) => waiting.push(resolve))),
    answer: (outcome: SaveOutcome) => {
      for (const give of waiting.splice(0)) give(outcome);
    },
  };
});
vi.mock('./mutations.ts', () => ({ useSaveRecord: () => ({ mutateAsync: server.save }) }));

const row: Row = {
  ...{ id: 1, revision: 1, slug: 'one', title: 'One', body: 'A text', position: 1 },
  ...{ link_path: null, is_published: true },
  ...{ source: 'terms', source_url: null, verified_on: '2026-01-05', confidence: 'high' },
};

function renderForm(first: Row | null) {
  const resource = resources.find(({ path }) => path === 'tips');
  if (!resource) throw new Error('there are no tips');
  const client = new QueryClient();
  const onSaved = vi.fn();
  const form = renderHook((now: Row | null) => useRecordForm({ resource, row: now, onSaved }), {
    initialProps: first,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  return { ...form, onSaved };
}

it('text typed while a record is being saved stays, and is not saved yet', async () => {
  const { result, rerender, onSaved } = renderForm(row);
  const { form } = result.current;
  act(() => {
    form.setValue('body', 'Another text', { shouldDirty: true });
  });
  act(() => {
    result.current.submit();
  });
  await waitFor(() => {
    expect(server.waiting).toHaveLength(1);
  });
  await act(async () => {
    await Promise.resolve();
    form.setValue('title', 'Typed meanwhile', { shouldDirty: true });
    const saved = { ...row, body: 'Another text', revision: 2 };
    rerender(saved);
    server.answer({ kind: 'saved', row: saved });
  });
  await waitFor(() => {
    expect(onSaved).toHaveBeenCalled();
  });
  expect(form.getValues('body')).toBe('Another text');
  expect(form.getValues('title')).toBe('Typed meanwhile');
  expect(result.current.baseTexts).toMatchObject({ body: 'Another text', title: 'One' });
});

it('a save whose answers were all lost comes back as saved, and text typed since stays', async () => {
  const { result, rerender, onSaved } = renderForm(row);
  const { form } = result.current;
  server.save.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  act(() => {
    form.setValue('body', 'Another text', { shouldDirty: true });
  });
  act(() => {
    result.current.submit();
  });
  await waitFor(() => {
    expect(result.current.problem).toMatch(/reached/);
  });
  act(() => {
    form.setValue('title', 'Typed since', { shouldDirty: true });
  });
  const saved = { ...row, body: 'Another text', revision: 2 };
  rerender(saved);
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(saved, false);
  expect(result.current.problem).toBeUndefined();
  expect(form.getValues()).toMatchObject({ body: 'Another text', title: 'Typed since' });
  expect(result.current.baseTexts).toMatchObject({ body: 'Another text', title: 'One' });
});

it('text typed while a record is being added is in the form of the record', async () => {
  const added = renderForm(null);
  act(() => {
    for (const name of ['title', 'slug', 'body'] as const) {
      added.result.current.form.setValue(name, String(row[name]), { shouldDirty: true });
    }
  });
  act(() => {
    added.result.current.submit();
  });
  await waitFor(() => {
    expect(server.waiting).toHaveLength(1);
  });
  act(() => {
    added.result.current.form.setValue('title', 'Typed meanwhile', { shouldDirty: true });
    server.answer({ kind: 'saved', row });
  });
  await waitFor(() => {
    expect(added.onSaved).toHaveBeenCalled();
  });
  act(() => {
    added.result.current.form.setValue('body', 'Typed on', { shouldDirty: true });
  });
  window.history.pushState({}, '', '/admin/tips/1');
  added.unmount();
  const { result, unmount } = renderForm(row);
  const { form } = result.current;
  expect(form.getValues()).toMatchObject({ title: 'Typed meanwhile', body: 'Typed on' });
  expect(result.current.baseTexts).toMatchObject({ title: 'One', body: 'A text' });
  unmount();
  // Handed over only once.
  expect(renderForm(row).result.current.form.getValues('title')).toBe('One');
});

it('a new record is saved again before its own form is there', async () => {
  const { result, onSaved } = renderForm(null);
  const saveWith = async (body: string, saved: Row) => {
    act(() => {
      for (const name of ['title', 'slug'] as const) {
        result.current.form.setValue(name, String(row[name]), { shouldDirty: true });
      }
      result.current.form.setValue('body', body, { shouldDirty: true });
    });
    act(() => {
      result.current.submit();
    });
    await waitFor(() => {
      expect(server.waiting).toHaveLength(1);
    });
    await act(async () => {
      server.answer({ kind: 'saved', row: saved });
      await Promise.resolve();
    });
  };
  await saveWith('A text', row);
  await saveWith('Typed on', { ...row, body: 'Typed on', revision: 2 });
  expect(server.save).toHaveBeenLastCalledWith({
    base: { id: 1, revision: 1 },
    values: { body: 'Typed on' },
  });
  expect(onSaved).toHaveBeenNthCalledWith(1, row, true);
  expect(onSaved).toHaveBeenNthCalledWith(2, expect.objectContaining({ body: 'Typed on' }), false);
});
