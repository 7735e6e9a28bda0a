import * as s from '@/lib/row-shape.ts';

/** A browser with reminders; its push address and keys are never returned. */
export const pushDeviceShape = s.object({
  id: s.uuid(),
  user_agent: s.nullable(s.string()),
  made_at: s.string(),
  /** Time its push service last accepted a message. */
  sent_at: s.nullable(s.string()),
  is_current: s.boolean(),
});
export type PushDevice = s.ShapeOf<typeof pushDeviceShape>;

export const registeredShape = s.object({
  kind: s.oneOf(['registered', 'too_many', 'unknown_service']),
});
