import type { Database } from '../database/database.ts';
import type { Hub } from './hub.ts';

const cleanUpEveryMs = 3_600_000;

interface MessageRow {
  id: string;
  topic: string;
  event: string | null;
  payload: unknown;
  private: boolean;
}

/** Hosted Realtime keeps messages for three days. */
async function removeOldMessages(database: Database): Promise<void> {
  await database.query(
    `delete from realtime.messages where inserted_at < now() at time zone 'utc' - interval '3 days'`,
  );
}

/**
 * Forwards rows that `realtime.send` and `realtime.broadcast_changes` insert, once they are committed. The notice
 * carries only the id, since a notice holds 8 kB; simultaneous ones are read together.
 */
export async function forwardDatabaseMessages(
  database: Database,
  hub: Hub,
): Promise<() => Promise<void>> {
  let waiting: string[] = [];
  let reading: Promise<void> = Promise.resolve();

  const readWaiting = async () => {
    const ids = waiting;
    waiting = [];
    if (ids.length === 0) return;
    const { rows } = await database.query<MessageRow>(
      `select id, topic, event, payload, private from realtime.messages
       where id = any ($1) order by array_position($1, id)`,
      [ids],
    );
    for (const { id, topic, event, payload, private: isPrivate } of rows) {
      hub.broadcast(topic, isPrivate, { event: event ?? '', payload, id });
    }
  };

  const unlisten = await database.listen('realtime_messages', (id) => {
    waiting.push(id);
    reading = reading.then(readWaiting).catch((error: unknown) => {
      console.error(error);
    });
  });
  await removeOldMessages(database);
  const timer = setInterval(() => {
    removeOldMessages(database).catch((error: unknown) => {
      console.error(error);
    });
  }, cleanUpEveryMs);
  return async () => {
    clearInterval(timer);
    await unlisten();
    await reading;
  };
}
