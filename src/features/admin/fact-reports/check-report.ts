import { isPlainText, WEB_ADDRESS } from '@contract/visible-name.ts';
import * as z from 'zod/mini';

const hasNothingHidden = z.refine<string>(
  isPlainText,
  'Type this instead of pasting it: it contains invisible characters.',
);

export const reportInputSchema = z.object({
  problem: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say what is wrong.'),
      z.maxLength(1000, 'Keep it to 1,000 characters.'),
      hasNothingHidden,
    ),
  suggestedValue: z
    .string()
    .check(z.trim(), z.maxLength(200, 'Keep it to 200 characters.'), hasNothingHidden),
  sourceUrl: z.string().check(
    z.trim(),
    z.maxLength(2000, 'This address is too long.'),
    z.refine(
      (text) => text === '' || (isPlainText(text) && WEB_ADDRESS.test(text)),
      'Enter an address that begins with https://',
    ),
  ),
});
export type ReportInput = z.infer<typeof reportInputSchema>;
