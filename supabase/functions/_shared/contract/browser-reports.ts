export const REPORT_KINDS = ['error', 'rejection', 'boundary', 'chunk', 'violation'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const VITAL_METRICS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export const VITAL_DEVICES = ['phone', 'desktop'] as const;

export type BrowserError = {
  readonly kind: ReportKind;
  /** Pattern of the page's route, such as `/app/best-card/$id`. */
  readonly route: string;
  readonly message: string;
  /** Positions in the build's files, one per line, innermost first. */
  readonly frames: string;
};

export type BrowserVital = {
  readonly route: string;
  readonly device: (typeof VITAL_DEVICES)[number];
  readonly metric: (typeof VITAL_METRICS)[number];
  /** Milliseconds; the score for CLS. */
  readonly value: number;
};

/** Limits that the database checks too. */
export const REPORT_LIMITS = {
  bodyBytes: 64 * 1024,
  atOnce: 20,
  messageLength: 300,
  routeLength: 120,
  frames: 8,
} as const;

/** Path on the site that browsers send reports to. */
export const REPORTS_PATH = '/api/reports';

/** Parts of a message that name code, and so are nobody's personal data. */
const OF_CODE =
  /\/assets\/[\w.-]+\.(?:js|css)\b|\((?:reading|setting|evaluating) '[\w$.]{1,60}'\)|property "[\w$]{1,60}"|React error #\d+/g;

function scrubPart(text: string): string {
  return (
    text
      .replaceAll(/\b[a-z][a-z\d+.-]*:\/\/\S*|\b(?:blob|data|mailto):\S*/gi, '…')
      .replaceAll(/\S+@\S+/g, '…')
      // Cuts from the first quotation mark to the last, because the quoted text may contain such marks. Marks inside
      // words are apostrophes.
      .replace(/(?:["`“”„«»‘]|(?<!\w)['’]).*["`“”„«»’']|(?:["`“„«‘]|(?<!\w)').*/u, '“…”')
      .replaceAll(/[\w-]*\d[\w-]{19,}|[\w-]{20,}\d[\w-]*/g, '…')
      .replaceAll(/(?<!\w)[$€£]?\p{Nd}[\p{Nd}.,]*/gu, '#')
  );
}

/** Removes addresses, quoted text, numbers and keys from an error's message, so that no personal data is left. */
export function scrubMessage(message: string): string {
  const text = message
    .slice(0, 2000)
    // Wide letters and signs, such as those of East Asian keyboards, become plain ones.
    .normalize('NFKC')
    .slice(0, 2000)
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .replaceAll(/https?:\/\/[^\s/]+(?=\/assets\/)/g, '')
    .trim();
  const parts = text.split(OF_CODE).map(scrubPart);
  const kept = text.match(OF_CODE) ?? [];
  return parts
    .map((part, index) => part + (kept[index] ?? ''))
    .join('')
    .slice(0, REPORT_LIMITS.messageLength);
}

/** Lists a stack's positions in the build's files; functions, other addresses and the message are left out. */
export function listFrames(stack: string): string {
  const places = stack.slice(0, 20_000).match(/\/assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}/g) ?? [];
  return places.slice(0, REPORT_LIMITS.frames).join('\n');
}

/** Replaces every part of a path that is not a word of ours: ids, slugs with numbers, tokens. */
export function toRoutePattern(address: string): string {
  if (!URL.canParse(address, 'http://site')) return '/*';
  const { pathname } = new URL(address, 'http://site');
  // As of `about:srcdoc`.
  if (!pathname.startsWith('/')) return '/*';
  const parts = pathname.split('/').map((part) => (/^[a-z-]{0,30}$/.test(part) ? part : '*'));
  return parts.join('/').slice(0, REPORT_LIMITS.routeLength);
}
