export const nothingSentYet = 'nothing sent yet';
export const lastSentToOn = (day: string) => `last sent to on ${day}`;
export const onSince = (day: string, sent: string) => `On since ${day}, ${sent}`;
export const loadingYourDevices = 'Loading your devices';
export const yourDevicesCouldNotBe = 'Your devices could not be loaded';
export const checkYourConnectionAndTry = 'Check your connection and try again.';
export const otherDevices = 'Other devices';
export const turnOffRemindersOn = (device: string) => `Turn off reminders on ${device}`;
export const turnOff = 'Turn off';

export const push = 'Push';
export const whatToTellYouAbout = 'What to tell you about';
export const what = 'What';
export const by = (kindNames: string, name: string) => `${kindNames} by ${name}`;

export const whatsComing = (count: string) => `What’s coming: ${count}`;
export const date = 'date';
export const nothingNoneOfYourDates =
  'Nothing. None of your dates had its turn, or nothing above is on.';
export const whatWouldHaveBeenSent = 'What would have been sent';

export const reminders = 'Reminders';
export const inTheNextDays = (value: string, days: number) => `${value} in the next ${days} days.`;
export const noReminders = 'No reminders';
export const youllGet = (count: string) => `You’ll get ${count}`;
export const reminder = 'reminder';
export const nothingRemindsYouYet = 'Nothing reminds you yet.';
export const feesDeadlinesAndCreditsReach =
  'Fees, deadlines and credits reach you by push notification or e-mail before their day. The dates come from your cards, as on Upcoming fees.';
export const eMail = 'E-mail';
export const yourAccountHasNoE = 'Your account has no e-mail address to write to.';
export const howOften = 'How often';
export const toEveryEMailHas = (email: string) =>
  `To ${email}. Every e-mail has a link that stops them with one press.`;
export const when = 'When';
export const calendar = 'Calendar';
export const yourOwnCalendarCanFollow = 'Your own calendar can follow the same dates:';
export const makeACalendarFeed = 'make a calendar feed';
export const whatWouldHaveBeenSentIn = (days: number) =>
  `What would have been sent in the last ${days} days`;
export const withTheSettingsAboveAnd =
  'With the settings above and the cards you hold today, had they been on all along.';

export const sendATestPush = 'Send a test push';
export const sendATestEMail = 'Send a test e-mail';

export const thisDeviceCantBeReminded = 'This device can’t be reminded';
export const remindMeOnThisDevice = 'Remind me on this device';
export const yourBrowserAsksWhetherWe =
  'Your browser asks whether we may. It ends when you sign out here. What is sent is encrypted: the push service can’t read it.';

export const howEarly = 'How early';
export const mostInADay = 'Most in a day';
export const pushes = (most: number) => `${most} pushes`;
export const quietFrom = 'Quiet from';
export const quietUntil = 'Quiet until';
export const noHourIsQuietThey = (isSo: boolean, zone: string) =>
  `${isSo ? 'No hour is quiet: they are the same.' : 'What is due in quiet hours comes after them.'} Days and hours are by ${zone} time.`;
export const useTime = (zone: string) => `Use ${zone} time`;
export const nameAmounts = 'Name amounts';
export const aPushCanBeRead =
  'A push can be read on a locked screen. Without this, reminders say what and when, and not how much.';

export const theRemindersWereNotChanged = 'The reminders were not changed';
export const remindersAreNotOn = 'Reminders are not on';
export const theDeviceWasNotTurned = 'The device was not turned off';
export const nothingWasSent = 'Nothing was sent';
export const noDeviceAndNoConfirmed = 'No device and no confirmed address is known for it.';
export const theTestIsOnIts = 'The test is on its way';
export const theTestWasNotSent = 'The test was not sent';

export const displayModeStandalone = '(display-mode: standalone)';

export const annualFees = 'Annual fees';
export const lastDaysToGetA = 'Last days to get a fee back';
export const bonusDeadlines = 'Bonus deadlines';
export const creditsThatLapse = 'Credits that lapse';
export const categoriesToChoose = 'Categories to choose';
export const categoriesToActivate = 'Categories to activate';
export const pointsThatExpire = 'Points that expire';
export const stepsOfYourPlan = 'Steps of your plan';
export const noEMail = 'No e-mail';
export const everyMonday = 'Every Monday';
export const onTheFirstOfThe = 'On the first of the month';
export const yourBrowserDidNotGet =
  'Your browser did not get your permission. Press the switch to be asked again.';
export const youAreRemindedOnTen = 'You are reminded on ten devices already. Turn one off first.';
export const weSendThroughThePush =
  'We send through the push services of Chrome, Firefox, Safari and Edge. This browser uses another one.';
export const yourBrowserBlocksNotificationsFrom =
  'Your browser blocks notifications from this site. To allow them, press the icon beside the address, open its settings for this site, and set Notifications to Allow. This page picks it up by itself.';
export const onAnIphoneOrIpad =
  'On an iPhone or iPad, add Pointfolio to your Home Screen first: press Share, then Add to Home Screen. Open it from there and come back to this page.';
export const thisBrowserCantShowReminders =
  'This browser can’t show reminders. E-mail and the calendar feed work without it.';
export const thisSiteSendsNoPush =
  'This site sends no push notifications. E-mail and the calendar feed work without it.';
export const onTheDayItself = 'On the day itself';
export const theDayBefore = 'The day before';
export const daysAndDayBefore = (days: number) => `${days} days and 1 day before`;
