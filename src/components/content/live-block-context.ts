import { type ReactNode, createContext } from 'react';
import type { LiveBlock } from './content.tsx';

type RenderLive = (block: LiveBlock) => ReactNode;

/** Who draws live blocks in a preview: the route says so, since it alone may know the feature that does. */
export const LiveBlockContext = createContext<RenderLive | undefined>(undefined);
