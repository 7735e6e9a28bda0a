import { type CalendarDate, addDays } from '../calendar.ts';

/** An all-day event. `uid` stays the same for the same thing, so that importing again updates it. */
export type CalendarEvent = {
  readonly uid: string;
  readonly date: CalendarDate;
  readonly title: string;
  readonly description: string;
  /** Whole days before the event, at nine in the morning of which a reminder is shown; none if empty. */
  readonly remindDaysBefore: readonly number[];
};

export type CalendarFile = {
  /** Creator of the file: `-//Example//Calendar//EN`. */
  readonly productId: string;
  readonly name: string;
  /** The moment in which the file is made: `2026-11-21T08:30:00Z`. */
  readonly madeAt: string;
  /** After how many hours a calendar that follows the address of the file should ask again; null for a file that is kept. */
  readonly refreshHours: number | null;
  readonly events: readonly CalendarEvent[];
};

/** RFC 5545, section 3.1: at most 75 octets on a line, the line break not counted. */
const MOST_OCTETS = 75;

/** RFC 5545, section 3.3.11: text values escape backslash, semicolon, comma and line breaks. */
function escapeText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
      // oxlint-disable-next-line no-control-regex -- control characters are not allowed in a text value
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** Cuts a line into octets of at most 75, never within a character; each continuation begins with a space. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function packed(date: CalendarDate): string {
  return date.replaceAll('-', '');
}

/** Relative to the midnight at which the event's day begins: an alarm at that hour would wake people. */
function triggerOf(days: number): string {
  return days === 0 ? 'PT9H' : days === 1 ? '-PT15H' : `-P${days - 1}DT15H`;
}

function alarmLines(event: CalendarEvent): string[] {
  return event.remindDaysBefore.flatMap((days) => [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(event.title)}`,
    `TRIGGER:${triggerOf(days)}`,
    'END:VALARM',
  ]);
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${packed(event.date)}`,
    // The end of an all-day event is the day after its last one.
    `DTEND;VALUE=DATE:${packed(addDays(event.date, 1))}`,
    `SUMMARY:${escapeText(event.title)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    'TRANSP:TRANSPARENT',
    ...alarmLines(event),
    'END:VEVENT',
  ];
}

/**
 * The text of an iCalendar file (RFC 5545) of all-day events, which take no time of the day. Lines end
 * in CRLF and are folded; the same input gives the same text.
 */
export function formatCalendarFile(file: CalendarFile): string {
  const { productId, name, madeAt, refreshHours, events } = file;
  const stamp = madeAt.replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(productId)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refreshHours === null
      ? []
      : [
          `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
          `X-PUBLISHED-TTL:PT${refreshHours}H`,
        ]),
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
