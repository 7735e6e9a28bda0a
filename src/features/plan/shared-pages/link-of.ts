import { getPublicBaseUrl } from '@/lib/env.ts';
import type { SharedPage } from './schema.ts';

/** The address to give away. */
export const linkOf = ({ share_token: token }: SharedPage) =>
  `${getPublicBaseUrl()}/shared/${token}`;
