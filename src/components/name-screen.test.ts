import { describe, expect, it } from 'vitest';
import { nameScreen } from '@/components/route-error.tsx';
import { createPageHead } from '@/lib/page-head.ts';

const name = (title: string, fullPath = '/app/some', loaderData?: unknown) =>
  nameScreen({ fullPath, loaderData, ...createPageHead(title) });

describe('a screen is named by its title', () => {
  it.each([
    ['My wallets', 'Your wallets'],
    ['My spending', 'Your spending'],
    ['Card ranking', 'The card ranking'],
    ['Sign-up bonuses', 'The sign-up bonuses'],
    ['Home', 'Your home page'],
  ])('“%s” is “%s”', (title, subject) => {
    expect(name(title)).toEqual({ title, subject });
    // Data that was read before and is being refetched keeps its name.
    expect(name(title, '/app/some', {})).toEqual({ title, subject });
  });

  it('one record by its own name, once that is known', () => {
    expect(name('Bank', '/app/banks/$id').subject).toBe('The bank');
    expect(name('Chase', '/app/banks/$id', { title: 'Chase' })).toEqual({
      title: 'Chase',
      subject: 'Chase',
    });
  });

  it('without a title it is this page', () => {
    expect(nameScreen({ fullPath: '/app/some' })).toEqual({
      title: undefined,
      subject: 'This page',
    });
  });
});
