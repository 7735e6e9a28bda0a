import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AVATAR_SIZES, Avatar, formatInitials } from './avatar.tsx';

/** jsdom loads no pictures: this one loads or fails when the test says so. */
class FakePicture extends EventTarget {
  static latest: FakePicture | undefined;
  src = '';
  complete = false;
  naturalWidth = 0;
  referrerPolicy = '';
  constructor() {
    super();
    FakePicture.latest = this;
  }
}

function settle(outcome: 'load' | 'error') {
  act(() => {
    const picture = FakePicture.latest;
    if (!picture) throw new Error('no picture was asked for');
    if (outcome === 'load') Object.assign(picture, { complete: true, naturalWidth: 1 });
    picture.dispatchEvent(new Event(outcome));
  });
}

beforeEach(() => {
  FakePicture.latest = undefined;
  vi.stubGlobal('Image', FakePicture);
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'key');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the avatar', () => {
  it('has nine sizes, from 16 to 48 pixels in steps of four', () => {
    expect(AVATAR_SIZES).toEqual({
      '3xs': 16,
      '2xs': 20,
      xs: 24,
      sm: 28,
      md: 32,
      lg: 36,
      xl: 40,
      '2xl': 44,
      '3xl': 48,
    });
  });

  it.each(Object.entries(AVATAR_SIZES))('draws size %s %d pixels wide and high', (size, pixels) => {
    const known = Object.keys(AVATAR_SIZES).find(
      (name): name is keyof typeof AVATAR_SIZES => name === size,
    );
    render(<Avatar name="Morgan Member" {...(known && { size: known })} />);
    expect(screen.getByText('MM').parentElement).toHaveStyle({
      width: `${pixels}px`,
      height: `${pixels}px`,
    });
  });

  it('has two initials at most', () => {
    expect(formatInitials('Anna Maria van der Berg')).toHaveLength(2);
  });

  it('shows the initials until the picture is there, and then the picture', () => {
    render(<Avatar name="Morgan Member" imageUrl="https://example.com/picture.webp" />);
    expect(screen.getByText('MM')).toBeVisible();
    settle('load');
    expect(screen.getByRole('img', { name: 'Morgan Member' })).toHaveAttribute(
      'src',
      'https://example.com/picture.webp',
    );
    expect(screen.queryByText('MM')).toBeNull();
  });

  it('falls back to the initials when the picture fails to load', () => {
    render(<Avatar name="Morgan Member" imageUrl="https://example.com/gone.webp" />);
    settle('error');
    expect(screen.getByText('MM')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('falls back to an icon where there is no name either', () => {
    const { container } = render(<Avatar name={null} imageUrl="https://example.com/gone.webp" />);
    settle('error');
    expect(container.querySelector('svg')).toBeVisible();
    expect(container).toHaveTextContent('');
  });
});
