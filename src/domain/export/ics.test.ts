import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate, dateOfDayNumber } from '../calendar.ts';
import type { Upcoming } from '../schedule/upcoming.ts';
import { toCalendarEvent } from './calendar-events.ts';
import { type CalendarEvent, formatCalendarFile } from './ics.ts';

const chargeOn = (day: string, cardYear: number): Upcoming => ({
  kind: 'annual-fee',
  id: '5f0c',
  cardName: 'Gold; “Gold, really”',
  date: calendarDate(day),
  fee: { dueOn: calendarDate(day), cardYear, amountCents: 32_500, isWaived: false },
});
const fee = chargeOn('2027-02-28', 3);
const file = (events: readonly CalendarEvent[]) =>
  formatCalendarFile({
    productId: '-//Test//Calendar//EN',
    name: 'Fees and deadlines',
    madeAt: '2026-11-21T00:00:00.000Z',
    refreshHours: null,
    events,
  });

/** A reader of the format by the words of the standard: unfold, split, unescape. */
function readBack(text: string): Map<string, string>[] {
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  const events: Map<string, string>[] = [];
  let inAlarm = false;
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    else if (line === 'BEGIN:VALARM') inAlarm = true;
    else if (line === 'END:VALARM') inAlarm = false;
    else if (!inAlarm) {
      const colon = line.indexOf(':');
      const unescaped = line
        .slice(colon + 1)
        .replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
      events.at(-1)?.set(line.slice(0, colon), unescaped);
    }
  }
  return events;
}

describe('a calendar file', () => {
  it('is valid for calendars', () => {
    expect(file([toCalendarEvent(fee, 'example.test')])).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Test//Calendar//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'X-WR-CALNAME:Fees and deadlines',
        'BEGIN:VEVENT',
        'UID:annual-fee-5f0c-2027@example.test',
        'DTSTAMP:20261121T000000Z',
        'DTSTART;VALUE=DATE:20270228',
        'DTEND;VALUE=DATE:20270301',
        'SUMMARY:Gold\\; “Gold\\, really”: annual fee $325',
        'DESCRIPTION:Gold\\; “Gold\\, really”: annual fee of $325 on February 28\\,',
        '  2027.',
        'TRANSP:TRANSPARENT',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Gold\\; “Gold\\, really”: annual fee $325',
        'TRIGGER:-P29DT15H',
        'END:VALARM',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'DESCRIPTION:Gold\\; “Gold\\, really”: annual fee $325',
        'TRIGGER:-P6DT15H',
        'END:VALARM',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    );
  });

  it('is valid without events', () => {
    expect(file([])).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  });

  it('tells a calendar that follows it when to ask again, and reminds on the day itself', () => {
    const text = formatCalendarFile({
      productId: '-//Test//Calendar//EN',
      name: 'Due',
      madeAt: '2026-11-21T08:30:05.123Z',
      refreshHours: 6,
      events: [
        {
          uid: 'a',
          date: calendarDate('2026-12-01'),
          title: 'Due',
          description: 'Due',
          remindDaysBefore: [1, 0],
        },
      ],
    });
    expect(text).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H\r\n');
    expect(text).toContain('\r\nDTSTAMP:20261121T083005Z\r\n');
    expect(text.match(/TRIGGER:.*/g)).toEqual(['TRIGGER:-PT15H', 'TRIGGER:PT9H']);
  });

  it('keeps an event’s identity when its amount or day changes', () => {
    const later = chargeOn('2027-03-05', 3);
    expect(toCalendarEvent(later, 'd').uid).toBe(toCalendarEvent(fee, 'd').uid);
    const nextYear = chargeOn('2028-02-28', 4);
    expect(toCalendarEvent(nextYear, 'd').uid).not.toBe(toCalendarEvent(fee, 'd').uid);
    const bonus: Upcoming = {
      kind: 'bonus-deadline',
      id: '5f0c',
      cardName: 'Gold',
      date: fee.date,
      leftCents: 5,
    };
    expect(toCalendarEvent(bonus, 'd').uid).toBe('bonus-deadline-5f0c@d');
    const benefit: Upcoming = {
      kind: 'benefit-lapses',
      id: 'b',
      cardName: 'Gold',
      date: fee.date,
      leftCents: 5,
      benefitName: 'dining credit',
    };
    expect(toCalendarEvent(benefit, 'd')).toMatchObject({
      uid: 'benefit-lapses-b-2027-02-28@d',
      title: 'Gold: dining credit expires',
    });
  });

  it('keeps every text whole, in lines of at most 75 octets', () => {
    // Characters that mean something to a calendar come up too rarely by chance.
    const sign = fc.constantFrom('\r', '\n', '\r\n', '\\', ';', ',', ':', '"', '\u0000');
    const letter = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 });
    const text = fc.string({ unit: fc.oneof(sign, letter), maxLength: 200 });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 60_000 }), (title, description, day) => {
        const date = dateOfDayNumber(day);
        const written = file([{ uid: 'a', date, title, description, remindDaysBefore: [1] }]);
        for (const line of written.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const [event] = readBack(written);
        const plain = (value: string) =>
          // oxlint-disable-next-line no-control-regex -- the standard forbids them in a text
          value.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
        expect(event?.get('SUMMARY')).toBe(plain(title));
        expect(event?.get('DESCRIPTION')).toBe(plain(description));
      }),
      { numRuns: 1_000 },
    );
  });
});
