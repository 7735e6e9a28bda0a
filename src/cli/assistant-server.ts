// Types for Deno, which does not find them beside the module.
// @ts-types="@modelcontextprotocol/sdk/server/mcp"
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { Checked } from '../domain/read.ts';
import type { Answer } from './answer-files.ts';
import { PATIENT } from './patience.ts';
import { bestCardFor, bestWallet, cardFacts, findCard, mayIApply } from './assistant-answers.ts';

const card = z.string().describe('Slug of a card, from find_card');
const cards = z.array(card).min(1).max(100);
const today = z.string().describe('Today as YYYY-MM-DD');
const redemption = z
  .enum(['cash', 'travel'])
  .optional()
  .describe('Use of the points; cash if not given');

function offer(
  server: McpServer,
  name: string,
  description: string,
  inputSchema: z.ZodRawShape,
  answer: (value: unknown) => Checked<Answer>,
): void {
  server.registerTool(
    name,
    { description, inputSchema, annotations: { readOnlyHint: true, openWorldHint: false } },
    (asked: unknown) => {
      const answered = answer(asked);
      if (answered.ok) {
        return {
          content: [{ type: 'text' as const, text: JSON.stringify(answered.value) }],
          structuredContent: answered.value,
        };
      }
      const { path, reason } = answered.refusal;
      return { content: [{ type: 'text' as const, text: `${path}: ${reason}` }], isError: true };
    },
  );
}

/** A Model Context Protocol server that only reads, and knows no member. */
export function createAssistantServer(patience = PATIENT): McpServer {
  const server = new McpServer({ name: 'pointfolio', version: '1' });
  offer(
    server,
    'find_card',
    'Finds US credit cards by words of their name or issuer. Answers slugs for the other tools.',
    { text: z.string().min(1).max(100) },
    findCard,
  );
  offer(
    server,
    'card_facts',
    'Fee, rates with caps, credits and current offers of a card, each with its source, its age in days, and if it is stale.',
    { card, today },
    cardFacts,
  );
  offer(
    server,
    'best_card_for',
    'Ranks given cards for one purchase, in cents of value. The shop is a name, a statement line or a sub-category slug.',
    {
      cards,
      shop: z.string().min(1).max(200),
      amount_cents: z.number().int().positive(),
      redemption,
      today,
    },
    bestCardFor,
  );
  offer(
    server,
    'best_wallet',
    'The most valuable wallet of at most so many cards for the spending of a year, proven optimal where is_proven; else no wallet is worth more than at_most_cents.',
    {
      spending_cents: z
        .record(z.string(), z.number().int().nonnegative())
        .describe('Cents a year by sub-category slug, such as restaurants, us-supermarkets, other'),
      at_most: z.number().int().min(1).max(6),
      redemption,
      year: z.enum(['steady', 'first']).optional().describe('first counts sign-up bonuses'),
      credit: z.string().optional(),
      has_business: z.boolean().optional(),
      memberships: z.array(z.string()).optional(),
      today,
    },
    (asked) => bestWallet(asked, patience),
  );
  offer(
    server,
    'may_i_apply',
    'If cards may be opened now and would pay their bonus, by the issuers’ rules such as 5/24, after an application history.',
    {
      today,
      ask: cards,
      history: z
        .array(
          z.object({
            card: z.string(),
            opened_on: z.string(),
            closed_on: z.string().optional(),
            bonus_on: z.string().optional(),
            as: z.enum(['holder', 'authorized_user']).optional(),
            outcome: z.enum(['approved', 'denied']).optional(),
          }),
        )
        .optional(),
      member: z
        .object({
          credit: z.string().optional(),
          has_business: z.boolean().optional(),
          memberships: z.array(z.string()).optional(),
        })
        .optional(),
    },
    mayIApply,
  );
  return server;
}
