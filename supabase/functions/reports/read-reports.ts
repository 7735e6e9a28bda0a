import { z } from 'zod';
import {
  REPORT_KINDS,
  REPORT_LIMITS,
  VITAL_DEVICES,
  VITAL_METRICS,
  type BrowserError,
  listFrames,
  scrubMessage,
  toRoutePattern,
} from '../_shared/contract/browser-reports.ts';

const { atOnce, messageLength, routeLength } = REPORT_LIMITS;
const route = z
  .string()
  .max(routeLength)
  .regex(/^\/[A-Za-z\d/$_.*-]*$/);
const release = z.string().regex(/^[\da-z-]{1,40}$/);

/** Reports from the app, cleaned again, because an old tab or another sender may not have done it. */
const appReport = z.strictObject({
  release,
  errors: z
    .array(
      z.strictObject({
        kind: z.enum(REPORT_KINDS),
        route,
        message: z.string().max(messageLength).transform(scrubMessage),
        frames: z.string().max(2000).transform(listFrames),
      }),
    )
    .max(atOnce),
  vitals: z
    .array(
      z.strictObject({
        route,
        device: z.enum(VITAL_DEVICES),
        metric: z.enum(VITAL_METRICS),
        value: z.number().min(0).max(1e7),
      }),
    )
    .max(atOnce),
});
export type Reports = z.infer<typeof appReport>;

const text = z.string().max(10_000).nullish();
const place = z.number().int().nonnegative().nullish();

/** https://w3c.github.io/webappsec-csp/#reporting: format of `report-to`, a list that may contain other reports. */
const reportingApi = z.array(
  z.object({
    type: z.string(),
    body: z
      .object({
        documentURL: text,
        effectiveDirective: text,
        blockedURL: text,
        sourceFile: text,
        lineNumber: place,
        columnNumber: place,
        sample: text,
      })
      .nullish(),
  }),
);

/** Format of `report-uri`, as Firefox and Safari send it. */
const reportUri = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': place,
    'column-number': place,
    'script-sample': text,
  }),
});

type Violation = NonNullable<z.infer<typeof reportingApi>[number]['body']>;

function listViolations(type: string, body: unknown): Violation[] {
  if (type === 'application/reports+json') {
    const reports = reportingApi.parse(body).filter((report) => report.type === 'csp-violation');
    return reports.flatMap((report) => report.body ?? []);
  }
  const { 'csp-report': report } = reportUri.parse(body);
  return [
    {
      documentURL: report['document-uri'],
      effectiveDirective: report['effective-directive'] ?? report['violated-directive'],
      blockedURL: report['blocked-uri'],
      sourceFile: report['source-file'],
      lineNumber: report['line-number'],
      columnNumber: report['column-number'],
      sample: report['script-sample'],
    },
  ];
}

/** Reduces an address to its origin, or keeps the keyword in its place, such as `inline`. */
function nameBlocked(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'something';
  const { origin, protocol, host } = new URL(blocked);
  return host === '' || origin === 'null' ? protocol : `${protocol}//${host}`;
}

/** Undefined if a browser extension caused it. */
function toError(violation: Violation): BrowserError | undefined {
  const { documentURL, effectiveDirective, blockedURL, sourceFile, sample } = violation;
  const isOfExtension = [sourceFile, blockedURL].some((url) =>
    /^[a-z-]*extension\b/.test(url ?? ''),
  );
  if (isOfExtension) return undefined;
  const directive = /^[a-z-]{1,40}/.exec(effectiveDirective ?? '')?.[0] ?? 'a directive';
  // Reads the sink of a Trusted Types violation; the content assigned to it follows the bar.
  const sink = /^([A-Za-z]{1,40} [A-Za-z]{1,40})\|/.exec(sample ?? '')?.[1];
  const at = `${sourceFile ?? ''}:${violation.lineNumber ?? 0}:${violation.columnNumber ?? 0}`;
  const message = [directive, 'refused', nameBlocked(blockedURL ?? ''), sink ? `in ${sink}` : ''];
  return {
    kind: 'violation',
    route: toRoutePattern(documentURL ?? ''),
    message: message.join(' ').trim().slice(0, messageLength),
    frames: listFrames(at),
  };
}

/** Parses reports from the app itself. Throws a ZodError or a SyntaxError for an invalid one. */
export function readAppReports(body: string): Reports {
  return appReport.parse(JSON.parse(body));
}

/** Parses the browser's reports about a release's content-security policy. Throws as `readAppReports` does. */
export function readViolations(body: string, type: string, ofRelease: string): Reports {
  const violations = listViolations(type, JSON.parse(body)).slice(0, atOnce);
  return {
    release: release.parse(ofRelease),
    errors: violations.flatMap((violation) => toError(violation) ?? []),
    vitals: [],
  };
}
