import { openDatabase } from './database.ts';
import { createHandler } from './handler.ts';
import { createAlertSender } from './send-alert.ts';
import { createMailSender } from './send-mail.ts';
import { createPushes } from './send-pushes.ts';
import { readSettings } from './settings.ts';

const settings = readSettings((name) => Deno.env.get(name));
Deno.serve(
  createHandler({
    database: openDatabase(settings, fetch),
    siteUrl: settings.siteUrl,
    sendMail: settings.mail && createMailSender(settings.mail, settings.siteUrl),
    sendAlert: createAlertSender(settings.mail, settings.siteUrl, settings.alertsTo),
    sendPush: settings.push && createPushes({ ...settings.push, fetch }),
  }),
);
