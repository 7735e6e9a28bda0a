import { PRODUCT_NAME } from '../../../src/lib/product.ts';
import type { Alert } from './database.ts';
import { type MailSettings, openTransport } from './send-mail.ts';

const texts: Readonly<Record<Alert['kind'], (alert: Alert) => [subject: string, text: string]>> = {
  failures: ({ day, amount }) => [
    'Functions fail more often than usual',
    `On ${day} (UTC) functions have failed ${amount} times so far, more than three times as often as on a usual day of the week before.\nAdmin area → Website statistics counts them by day and name. The log of the function has the causes.`,
  ],
  cron: ({ day, amount, detail }) => [
    'The clock of the database is in trouble',
    `On ${day} (UTC) runs failed or came too late: ${detail}. Failed runs: ${amount}.\nIn the SQL editor: select * from cron.job_run_details order by runid desc limit 20;`,
  ],
  given_up: ({ day, amount, detail }) => [
    'Reminders were given up',
    `On ${day} (UTC) so far ${amount} could not be delivered: ${detail}.\nIn the SQL editor: select channel, last_error, count(*) from private.reminder_outbox where state = 'given_up' group by 1, 2;`,
  ],
};

/**
 * Creates the function that mails alerts to the operator. An alert that cannot be mailed goes to the function's log;
 * returns false if another try may succeed, which it cannot without a configured recipient.
 */
export function createAlertSender(
  mail: MailSettings | null,
  siteUrl: string,
  operator: string | null,
): (alert: Alert) => Promise<boolean> {
  const transport = mail && openTransport(mail, siteUrl);
  return async (alert) => {
    const [subject, text] = texts[alert.kind](alert);
    try {
      if (mail === null || transport === null) throw new Error('SMTP_HOST is not set');
      if (operator === null) throw new Error('ALERTS_TO is not set');
      await transport.sendMail({
        from: { name: PRODUCT_NAME, address: mail.from },
        to: operator,
        subject: `${PRODUCT_NAME}: ${subject}`,
        text: `${text}\n\nSite: ${siteUrl}\nYou get this mail once a day while the trouble lasts.`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      return true;
    } catch (error) {
      const message = 'an alert could not be mailed';
      console.error(JSON.stringify({ message, ...alert, cause: String(error) }));
      return transport === null || operator === null;
    }
  };
}
