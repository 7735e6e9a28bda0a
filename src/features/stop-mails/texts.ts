export const stopTheseEMails = 'Stop these e-mails?';
export const youWontGetTheseE = 'You won’t get these e-mails any more';
export const thisLinkDoesntWork = 'This link doesn’t work';
export const yourRemindersStopComingBy =
  'Your reminders stop coming by e-mail. Push notifications and your calendar stay as they are, and you can turn e-mails on again at any time.';
export const theEMailsWerentStopped = (error: string) => `The e-mails weren’t stopped. ${error}`;
export const stopTheEMails = 'Stop the e-mails';
export const thatTakesEffectRightAway = 'That takes effect right away.';
export const theAccountMayBeGone =
  'The account may be gone, or the link is incomplete. You can also turn e-mails off in your account.';
export const openYourAccount = 'Open your account';
