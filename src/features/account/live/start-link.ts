import type { LiveMessage } from '@/lib/live/join-parts.ts';
import type { Link, LinkEvents } from '@/lib/live/supervise-link.ts';
import { createRealtimeClient } from '@/lib/supabase-realtime.ts';

const HEARTBEAT_EVERY = 25_000;
/** A heartbeat that is not answered within this time means that the connection is gone silently. */
const ANSWER_WITHIN = 3_500;
/** After being busy, a page first handles waiting messages before it assumes they are lost. */
const HEARD_WITHIN = 250;
const JOIN_WITHIN = 10_000;
/** https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1 */
const NORMAL_CLOSE = 1000;

export type LinkOptions = LinkEvents & {
  /** Private channels the database broadcasts on, for the token's holder. */
  readonly listTopics: (token: string | undefined) => readonly string[];
  /** The member's token; undefined for a visitor. Asked again at every heartbeat. */
  readonly getToken: () => Promise<string | undefined>;
  readonly onMessage: (message: LiveMessage) => void;
};

/** Opens one connection to the live channels. It does not reconnect by itself; the caller opens another. */
export function openLink({ listTopics, getToken, onMessage, onUp, onDown }: LinkOptions): Link {
  let isOver = false;
  let answer: ReturnType<typeof setTimeout> | undefined;
  const joined = new Set<string>();

  const client = createRealtimeClient(getToken, {
    heartbeatIntervalMs: HEARTBEAT_EVERY,
    timeout: JOIN_WITHIN,
    heartbeatCallback: (status) => {
      clearTimeout(answer);
      if (status === 'sent') answer = setTimeout(listen, ANSWER_WITHIN);
      else if (status !== 'ok') fail();
    },
  });

  function close(): void {
    isOver = true;
    clearTimeout(answer);
    void client.disconnect(NORMAL_CLOSE);
  }

  function listen(): void {
    answer = setTimeout(fail, HEARD_WITHIN);
  }

  function fail(): void {
    if (isOver) return;
    close();
    onDown();
  }

  const join = (topic: string, _index: number, topics: readonly string[]) => {
    client
      .channel(topic, { config: { private: true } })
      .on('broadcast', { event: '*' }, ({ event, payload }) => {
        if (!isOver) onMessage({ topic, event, payload });
      })
      .subscribe((status) => {
        if (isOver) return;
        if (String(status) !== 'SUBSCRIBED') {
          fail();
          return;
        }
        joined.add(topic);
        if (joined.size === topics.length) onUp();
      });
  };

  const joinAll = async () => {
    await client.setAuth();
    const topics = listTopics(await getToken());
    if (!isOver) topics.forEach(join);
  };
  joinAll().catch(fail);

  return {
    close,
    probe: () => {
      // A second heartbeat before the answer to the first would count as a lost one.
      if (isOver || client.pendingHeartbeatRef !== null) return;
      void client.sendHeartbeat();
    },
  };
}
