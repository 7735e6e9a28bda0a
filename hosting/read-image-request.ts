/** An image request, with the parameter names of Netlify's image CDN. */
export type ImageRequest = {
  url: string;
  width: number | undefined;
  height: number | undefined;
  format: 'avif' | 'gif' | 'jpeg' | 'png' | 'webp' | undefined;
  quality: number | undefined;
  fit: 'fill' | 'cover' | 'inside';
  position: string;
};

/** The widest place on the densest screen. */
const MOST_PIXELS = 3072;
const NAMES = ['url', 'w', 'h', 'fm', 'q', 'position', 'fit'];
const POSITIONS = ['top', 'right', 'bottom', 'left', 'center'];
const FORMATS: Readonly<Record<string, ImageRequest['format']>> = {
  avif: 'avif',
  gif: 'gif',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
};
/** `contain` keeps the whole picture and its shape, within the size. */
const FITS: Readonly<Record<string, ImageRequest['fit']>> = {
  fill: 'fill',
  cover: 'cover',
  contain: 'inside',
};

/** Parses the request, or returns a sentence that says what is wrong with it. */
export function readImageRequest(query: URLSearchParams): ImageRequest | string {
  const names = [...query.keys()];
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) return `There is no parameter ${unknown}.`;
  if (new Set(names).size < names.length) return 'Give each parameter once.';
  const readWhole = (name: string, most: number) => {
    const text = query.get(name);
    if (text === null) return undefined;
    const value = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : NaN;
    return value <= most ? value : NaN;
  };
  const width = readWhole('w', MOST_PIXELS);
  const height = readWhole('h', MOST_PIXELS);
  const quality = readWhole('q', 100);
  if ([width, height, quality].some(Number.isNaN)) return 'w, h and q are whole numbers.';
  const fm = query.get('fm');
  if (fm !== null && !Object.hasOwn(FORMATS, fm)) return 'This format is not known.';
  const fit = query.get('fit') ?? 'contain';
  if (!Object.hasOwn(FITS, fit)) return 'fit is fill, cover or contain.';
  const position = query.get('position') ?? 'center';
  if (!POSITIONS.includes(position)) return 'This position is not known.';
  const url = query.get('url') ?? '';
  if (url === '') return 'url is missing.';
  return {
    url,
    width,
    height,
    quality,
    position,
    format: fm === null ? undefined : FORMATS[fm],
    fit: FITS[fit] ?? 'inside',
  };
}
