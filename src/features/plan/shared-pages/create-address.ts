import { getPublicBaseUrl } from '@/lib/env.ts';
import type { SharedPage } from './schema.ts';

/** Creates the address that a member gives away. */
export const createAddress = ({ share_token: token }: SharedPage) =>
  `${getPublicBaseUrl()}/shared/${token}`;
