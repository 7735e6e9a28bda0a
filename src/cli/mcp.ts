import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createAssistantServer } from './assistant-server.ts';

/**
 * npm run -s mcp: a Model Context Protocol server over standard input and output. It answers from this release's facts
 * with the same engine as the app, and reads nothing else.
 */
await createAssistantServer().connect(new StdioServerTransport());
