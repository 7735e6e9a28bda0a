import { z } from 'zod';
import { type Answer, parseJson, refuse } from './json-request.ts';

const addressSchema = z.object({
  email: z.union([z.literal(''), z.email({ pattern: z.regexes.html5Email })]),
});
const namesAddress = z.object({ email: z.string() });

/**
 * Refuses addresses as a hosted Auth does, by the rules of a form's field: @supabase/lite accepts `<script>…@x.test`,
 * and writes it into the HTML of its mails unescaped.
 */
export function checkAddress(answer: Answer): Answer {
  return async (request) => {
    const { url, method, headers } = request;
    const isGiven = /^\/auth\/v1\/(?:signup|otp|magiclink|recover|resend|user)$/;
    if (method === 'GET' || !isGiven.test(new URL(url).pathname)) return answer(request);
    const body = await request.text();
    const given = parseJson(body);
    if (namesAddress.safeParse(given).success && !addressSchema.safeParse(given).success) {
      const message = 'Unable to validate email address: invalid format';
      return refuse(400, 'validation_failed', message);
    }
    return answer(new Request(url, { method, headers, body }));
  };
}
