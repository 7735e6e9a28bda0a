import * as z from 'zod/mini';
import * as texts from './texts.ts';

/** What the dialog asks for. */
export const reportInputSchema = z.object({
  problem: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, texts.sayWhatIsWrong),
      z.maxLength(1000, texts.keepItToCharacters),
    ),
  suggestedValue: z.string().check(z.trim(), z.maxLength(200, texts.keepItToCharactersSentence)),
  sourceUrl: z.string().check(
    z.trim(),
    z.maxLength(2000, texts.thisAddressIsTooLong),
    z.refine(
      (text) => text === '' || /^https?:\/\/\S+$/.test(text),
      texts.enterAnAddressThatBegins,
    ),
  ),
});
export type ReportInput = z.infer<typeof reportInputSchema>;
