import * as texts from './texts.ts';

/** The first that is found: most browsers also name those that they stem from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//u, texts.edge],
  [/\bOPR\//u, texts.opera],
  [/\bSamsungBrowser\//u, texts.samsungInternet],
  [/\b(?:Firefox|FxiOS)\//u, texts.firefox],
  [/(?:Chrome|CriOS)\//u, texts.chrome],
  [/\bSafari\//u, texts.safari],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, texts.android],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bWindows\b/u, texts.windows],
  [/\bMac OS X\b/u, texts.mac],
  [/\bLinux\b/u, texts.linux],
];

/** What a member would call the browser that says this of itself. */
export function nameDevice(userAgent: string | null): string {
  const find = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  if (browser !== undefined && system !== undefined) return texts.on(browser, system);
  return browser ?? system ?? texts.anUnknownDevice;
}
