const ENDPOINT = '/.netlify/images';

/** Pixels; from these widths on a picture may have another size. */
export const IMAGE_BREAKPOINTS = {
  xs: 320,
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  xxl: 1536,
  '2xl': 1536,
} as const;
type ImageBreakpoint = keyof typeof IMAGE_BREAKPOINTS;

export const IMAGE_DENSITIES = [1, 2] as const;
export const DEFAULT_IMAGE_FORMAT = 'webp';

/** Settings of the blurred placeholder shown while a picture loads: pixels, percent, and blur radius. */
export const IMAGE_PLACEHOLDER = { width: 10, height: 10, quality: 50, blur: 3 } as const;

export type ImageFormat = 'avif' | 'gif' | 'jpg' | 'jpeg' | 'png' | 'webp';
type ImageFit = 'fill' | 'cover' | 'contain';
export type ImagePosition = 'top' | 'right' | 'bottom' | 'left' | 'center';

export type ImageChange = {
  width?: number | undefined;
  height?: number | undefined;
  format?: ImageFormat | undefined;
  quality?: number | undefined;
  fit?: ImageFit | undefined;
  position?: ImagePosition | undefined;
};

/** Never resolved by anyone, so that what stays on it is a file of this site. */
const OWN_ORIGIN = 'https://this-site.invalid';

/**
 * True if the image endpoint may process the picture: it is on this site. What members upload is not, for it may be a
 * drawing with scripts. Parses the address as a browser does, so that line breaks, tabs and backslashes hide nothing.
 */
export function isOwnImage(source: string): boolean {
  if (!source.startsWith('/') || !URL.canParse(source, OWN_ORIGIN)) return false;
  return new URL(source, OWN_ORIGIN).origin === OWN_ORIGIN;
}

/** The address of a picture in another size, cut, format or quality. https://docs.netlify.com/image-cdn/overview/ */
export function createImageAddress(source: string, change: ImageChange): string {
  const { width, height, format = DEFAULT_IMAGE_FORMAT, quality, position, fit } = change;
  const given = { url: source, w: width, h: height, fm: format, q: quality, position, fit };
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return `${ENDPOINT}?${query.toString()}`;
}

/** The same picture for each density of screen, for a place of fixed width. */
export function createDensitySet(
  source: string,
  change: ImageChange,
  densities: readonly number[] = IMAGE_DENSITIES,
): string {
  return densities
    .map((density) => {
      const scaled = {
        ...change,
        width: change.width && Math.round(change.width * density),
        height: change.height && Math.round(change.height * density),
      };
      return `${createImageAddress(source, scaled)} ${density}x`;
    })
    .join(', ');
}

export type ImageSizes = Partial<Record<ImageBreakpoint, number>>;

/**
 * Builds a srcset for a place that grows with the window: each width in pixels applies from its breakpoint up, the
 * narrowest also below. Heights keep the picture's aspect ratio.
 */
export function createWidthSet(
  source: string,
  change: ImageChange,
  sizes: ImageSizes,
  densities: readonly number[] = IMAGE_DENSITIES,
): { srcSet: string; sizes: string } {
  const steps = Object.entries(IMAGE_BREAKPOINTS)
    .flatMap(([name, from]) => {
      const width = Object.entries(sizes).find(([key]) => key === name)?.[1];
      return width === undefined ? [] : [{ from, width }];
    })
    .toSorted((a, b) => b.from - a.from);
  const ratio = change.width && change.height ? change.height / change.width : undefined;
  const widths = steps.flatMap(({ width }) =>
    densities.map((density) => Math.round(width * density)),
  );
  const ordered = [...new Set(widths)].toSorted((a, b) => a - b);
  return {
    srcSet: ordered
      .map((width) => {
        const height = ratio && Math.round(width * ratio);
        return `${createImageAddress(source, { ...change, width, height })} ${width}w`;
      })
      .join(', '),
    sizes: steps
      .map(({ from, width }, index) =>
        index === steps.length - 1 ? `${width}px` : `(min-width: ${from}px) ${width}px`,
      )
      .join(', '),
  };
}
