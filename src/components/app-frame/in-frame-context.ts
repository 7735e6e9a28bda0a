import { createContext } from 'react';

/** Whether the frame of the member area stands around it. */
export const InFrameContext = createContext(false);
