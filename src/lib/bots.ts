const BOT_PATTERN =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|embedly|lighthouse|headlesschrome-prerender/iu;

/** Search engines and link previews: an error page is never shown to them. */
export function isBot(userAgent: string = navigator.userAgent): boolean {
  return BOT_PATTERN.test(userAgent);
}
