import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  DEFAULT_IMAGE_FORMAT,
  IMAGE_BREAKPOINTS,
  IMAGE_DENSITIES,
  IMAGE_PLACEHOLDER,
  createImageAddress,
  createWidthSet,
  isOwnImage,
} from '@/lib/image-address.ts';
import { Image } from './image.tsx';

vi.mock('@/lib/env.ts', () => ({
  getEnv: () => ({ VITE_SUPABASE_URL: 'https://abcd.supabase.co' }),
}));

const readQuery = (address: string) =>
  Object.fromEntries(new URL(address, 'https://site.test').searchParams);

describe('the address of a picture', () => {
  it('carries the parameters of the endpoint, and only those that are given', () => {
    const address = createImageAddress('/a b.png', {
      width: 200,
      height: 100,
      format: 'avif',
      quality: 70,
      fit: 'cover',
      position: 'top',
    });
    expect(address).toMatch(/^\/\.netlify\/images\?/);
    expect(readQuery(address)).toEqual({
      url: '/a b.png',
      w: '200',
      h: '100',
      fm: 'avif',
      q: '70',
      fit: 'cover',
      position: 'top',
    });
    expect(readQuery(createImageAddress('/a.png', {}))).toEqual({ url: '/a.png', fm: 'webp' });
  });

  it('knows the specified numbers', () => {
    expect(IMAGE_BREAKPOINTS).toEqual({
      xs: 320,
      sm: 640,
      md: 768,
      lg: 1024,
      xl: 1280,
      xxl: 1536,
      '2xl': 1536,
    });
    expect(IMAGE_DENSITIES).toEqual([1, 2]);
    expect(DEFAULT_IMAGE_FORMAT).toBe('webp');
    expect(IMAGE_PLACEHOLDER).toEqual({ width: 10, height: 10, quality: 50, blur: 3 });
  });

  it('has a width for each breakpoint and density', () => {
    const set = createWidthSet('/a.png', { width: 400, height: 200 }, { sm: 300, lg: 600 });
    expect(set.sizes).toBe('(min-width: 1024px) 600px, 300px');
    const widths = set.srcSet.split(', ').map((each) => each.split(' ')[1]);
    expect(widths).toEqual(['300w', '600w', '1200w']);
    expect(readQuery(set.srcSet.split(', ')[0]?.split(' ')[0] ?? '')).toMatchObject({ h: '150' });
  });
});

describe('a picture', () => {
  it('is asked for in both densities, over a blurred small one until it is there', () => {
    const { container } = render(
      <Image src="/a.png" alt="A card" width={40} height={20} hasPlaceholder />,
    );
    const image = screen.getByRole('img', { name: 'A card' });
    const set = (image.getAttribute('srcset') ?? '').split(', ');
    expect(set.map((each) => each.split(' ')[1])).toEqual(['1x', '2x']);
    expect(readQuery(set[1]?.split(' ')[0] ?? '')).toMatchObject({ w: '80', h: '40', fm: 'webp' });
    const small = container.querySelector('[aria-hidden]');
    expect(readQuery(small?.getAttribute('src') ?? '')).toMatchObject({
      w: '10',
      h: '10',
      q: '50',
    });
    expect(small).toHaveStyle({ filter: 'blur(3px)' });
    fireEvent.load(image);
    expect(container.querySelector('[aria-hidden]')).toBeNull();
  });

  it('is the plain file where the endpoint is absent, and gone where that fails too', () => {
    const onFailed = vi.fn();
    render(<Image src="/a.png" alt="A card" width={40} height={20} onFailed={onFailed} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/a.png');
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
    expect(onFailed).not.toHaveBeenCalled();
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(onFailed).toHaveBeenCalledOnce();
  });

  it.each([
    ['/social.png', true],
    ['https://abcd.supabase.co/storage/v1/object/public/a.png', false],
    ['//x.test/a.png', false],
    ['/\\x.test/a.png', false],
    ['/\t/x.test/a.png', false],
    ['https://abcd.supabase.co/storage/v1/object/public/../sign/a.png', false],
    ['https://abcd.supabase.co.x.test/storage/v1/object/public/a.png', false],
    ['data:image/svg+xml,x', false],
    ['social.png', false],
  ])('at %j is ours: %s', (address, isOurs) => {
    expect(isOwnImage(address)).toBe(isOurs);
  });

  it('never goes through the endpoint if it comes from another site', () => {
    render(<Image src="https://lh3.googleusercontent.com/a" alt="Me" width={40} height={40} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', 'https://lh3.googleusercontent.com/a');
  });
});
