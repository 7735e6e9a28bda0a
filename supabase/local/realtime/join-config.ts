import { z } from 'zod';

/** Settings a client sends to join a channel. */
export const joinSchema = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      private: z.boolean().nullish().transform(Boolean),
      broadcast: z
        .object({
          ack: z.boolean().nullish().transform(Boolean),
          self: z.boolean().nullish().transform(Boolean),
        })
        .default({ ack: false, self: false }),
      presence: z
        .object({
          /** The server names a channel that sends no name. */
          key: z
            .string()
            .nullish()
            .transform((key) => (key === '' ? null : (key ?? null))),
          enabled: z.boolean().nullish().transform(Boolean),
        })
        .default({ key: null, enabled: false }),
      postgres_changes: z.array(z.unknown()).default([]),
    })
    .prefault({}),
});

export type JoinRequest = z.infer<typeof joinSchema>;

export const broadcastSchema = z.object({ event: z.string(), payload: z.unknown() });

export const presenceSchema = z.object({
  event: z.string(),
  payload: z.record(z.string(), z.unknown()).optional(),
});

export const tokenSchema = z.object({ access_token: z.string() });
