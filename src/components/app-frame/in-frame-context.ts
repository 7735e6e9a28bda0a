import { createContext } from 'react';

/** True inside the member area's frame. */
export const InFrameContext = createContext(false);
