import { type ReactNode, createContext } from 'react';
import type { LiveBlock } from './content.tsx';

type RenderLive = (block: LiveBlock) => ReactNode;

/** Renderer of live blocks in a preview, set by the route, since components may not import features. */
export const LiveBlockContext = createContext<RenderLive | undefined>(undefined);
