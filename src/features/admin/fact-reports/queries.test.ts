import { expect, it } from 'vitest';
import { reportInboxQuery } from './queries.ts';

it('keeps members’ reports off the device of an admin who keeps what they see', () => {
  expect(reportInboxQuery('open').meta?.staysInMemory).toBe(true);
});
