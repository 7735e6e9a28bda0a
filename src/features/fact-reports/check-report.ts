import * as z from 'zod/mini';

/** Fields of the report dialog. */
export const reportInputSchema = z.object({
  problem: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Say what is wrong.'),
      z.maxLength(1000, 'Keep it to 1,000 characters.'),
    ),
  suggestedValue: z.string().check(z.trim(), z.maxLength(200, 'Keep it to 200 characters.')),
  sourceUrl: z.string().check(
    z.trim(),
    z.maxLength(2000, 'This address is too long.'),
    z.refine(
      (text) => text === '' || /^https?:\/\/\S+$/.test(text),
      'Enter an address that begins with https://',
    ),
  ),
});
export type ReportInput = z.infer<typeof reportInputSchema>;
