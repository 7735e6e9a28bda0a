import type {
  RealtimeChannel,
  RealtimeChannelOptions,
  SupabaseClient,
} from '@supabase/supabase-js';

export interface JoinedChannel {
  channel: RealtimeChannel;
  /** SUBSCRIBED, or the words of the refusal. */
  outcome: string;
  /** States that the client has reported, in order. */
  states: string[];
}

/** Joins a private channel with the official client and waits for the first answer. */
export async function joinChannel(
  client: SupabaseClient,
  topic: string,
  prepare: (channel: RealtimeChannel) => unknown = () => undefined,
  config: RealtimeChannelOptions['config'] = {},
): Promise<JoinedChannel> {
  // Follows the client's documentation: a private channel is joined once the token is known.
  await client.realtime.setAuth();
  const channel = client.channel(topic, { config: { private: true, ...config } });
  prepare(channel);
  const states: string[] = [];
  const outcome = await new Promise<string>((resolve) => {
    channel.subscribe((state, error) => {
      states.push(state);
      resolve(error?.message ?? state);
    });
  });
  return { channel, outcome, states };
}
