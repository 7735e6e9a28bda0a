import { PRODUCT_NAME } from '../../../src/lib/product.ts';
import type { MailMessage } from './message.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '');

export type MailText = { readonly subject: string; readonly text: string; readonly html: string };

const FONT = `'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif`;
const LINE = 'padding:12px 0;border-top:1px solid #e2e8f0;vertical-align:top';

/** Uses the design of the mails in `supabase/templates`. */
function renderPage(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px 16px;background:#ffffff;color:#1e293b;font:16px/1.5 ${FONT}"><div style="max-width:560px;margin:0 auto">
<p style="margin:0;color:#0f172a;font-weight:600">${PRODUCT_NAME}</p>
<h1 style="margin:16px 0 0;padding-top:20px;border-top:2px solid #0f172a;color:#0f172a;font:500 28px/1.15 Newsreader,Georgia,'Times New Roman',serif">${escapeHtml(title)}</h1>
${body}</div></body></html>`;
}

const REASONS = {
  weekly: 'every week because you turned emails on',
  monthly: 'every month because you turned emails on',
  own: 'because you asked to be reminded of this by email',
} as const;

/** Names the first day, so that the subject alone tells how much time is left. */
function nameDigest(count: number, firstDay: string): string {
  return count === 1
    ? `1 thing is due, on ${firstDay}`
    : `${count} things are due, the first on ${firstDay}`;
}

/** Writes a digest of due items, or the test mail that a member asked for. */
export function writeMail(what: MailMessage['what'], siteUrl: string, endUrl: string): MailText {
  const digest = 'items' in what && what.rhythm !== undefined ? what : null;
  const items = digest?.items ?? [];
  const more = digest?.more ?? 0;
  const rest = more === 0 ? '' : `And ${more} more in ${PRODUCT_NAME}`;
  const subject =
    digest === null
      ? 'Your reminders arrive here'
      : digest.rhythm === 'own' && items.length === 1 && more === 0
        ? `Reminder: ${items[0]?.name ?? ''}`
        : nameDigest(items.length + more, items[0]?.day ?? '');
  const why =
    digest === null
      ? 'You asked for this email to see whether reminders reach you. They do.'
      : `You get this email ${REASONS[digest.rhythm]}.`;
  const preferences = `${siteUrl}/app/reminders`;
  const text = [
    subject,
    ...items.map(({ name, advice, path }) => `${name}.\n${advice}\n${siteUrl}${path}`),
    ...(rest === '' ? [] : [`${rest}:\n${siteUrl}/app/upcoming-fees`]),
    why,
    `Change your reminders: ${preferences}\nStop these emails: ${endUrl}`,
  ].join('\n\n');
  const rows = items.map(
    ({ day, name, advice, path }) =>
      `<tr><td style="${LINE};padding-right:16px;white-space:nowrap;font-variant-numeric:tabular-nums;color:#526077">${escapeHtml(day)}</td>
<td style="${LINE}"><a href="${escapeHtml(siteUrl + path)}" style="color:#0a7a37;font-weight:600">${escapeHtml(name)}</a><br>${escapeHtml(advice)}</td></tr>`,
  );
  if (rest !== '') {
    rows.push(
      `<tr><td style="${LINE}" colspan="2"><a href="${escapeHtml(siteUrl)}/app/upcoming-fees" style="color:#0a7a37;font-weight:600">${rest}</a></td></tr>`,
    );
  }
  const table =
    rows.length === 0
      ? ''
      : `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin-top:20px;border-collapse:collapse">${rows.join('\n')}</table>`;
  const html = renderPage(
    subject,
    `${table}
<p style="margin:20px 0 0;padding-top:12px;border-top:1px solid #e2e8f0;color:#526077;font-size:14px">${escapeHtml(why)}
<a href="${escapeHtml(preferences)}" style="color:#526077">Change your reminders</a> or <a href="${escapeHtml(endUrl)}" style="color:#526077">stop these emails</a>.</p>`,
  );
  return { subject, text, html };
}
