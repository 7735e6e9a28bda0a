import { createContext } from 'react';

export const InFrameContext = createContext(false);
