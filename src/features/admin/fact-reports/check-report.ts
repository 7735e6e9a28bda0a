import { isPlainText, WEB_ADDRESS } from '@contract/visible-name.ts';
import * as z from 'zod/mini';

/** As HTML defines it, with a domain of two parts; the database asks for the same. */
const EMAIL_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/iu;

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
  /** A visitor's email address; empty for no answer, and of a member. */
  replyTo: z.string().check(
    z.trim(),
    z.maxLength(254, 'This address is too long.'),
    z.refine(
      (text) => text === '' || EMAIL_ADDRESS.test(text),
      'Enter an address such as name@example.com, or leave this empty.',
    ),
  ),
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
