export const noCalendarHasReadIt = 'No calendar has read it yet.';
export const aCalendarReadItLast = (day: string) => `A calendar read it last on ${day}.`;
export const addressMadeOnItCounts = (day: string, read: string, replaceAll: string) =>
  `Address made on ${day}. ${read} It counts days by ${replaceAll} time.`;
export const loadingYourCalendarFeed = 'Loading your calendar feed';
export const yourCalendarFeedCouldNot = 'Your calendar feed could not be loaded';
export const checkYourConnectionAndTry = 'Check your connection and try again.';
export const makeANewAddress = 'Make a new address';
export const makeANewAddressQuestion = 'Make a new address?';
export const withdrawTheAddress = 'Withdraw the address';
export const withdrawTheAddressQuestion = 'Withdraw the address?';
export const makeAnAddress = 'Make an address';
export const inItAnnualFeesAnd =
  'In it: annual fees and the last days to get them back, bonus deadlines, last days of credits, categories to choose or activate, and points that expire. Steps of What next are not in it, because they are worked out on this device and stored nowhere: save those as a file there.';

export const addressForYourCalendar = 'Address for your calendar';
export const itIsShownThisOnce =
  'It is shown this once. Whoever has it can read your fees and deadlines: keep it to yourself.';
export const openInCalendarApp = 'Open in calendar app';
export const appleCalendarAndOutlookOpen =
  'Apple Calendar and Outlook: open it in the app, or add a subscription by address.';
export const googleCalendarOnAComputer =
  'Google Calendar, on a computer: “Other calendars”, then “From URL”. Google asks for changes about once a day and drops our reminders: set a notification for this calendar there.';

export const yourCalendarFeedGoesOn =
  'Your calendar feed goes on when you sign out or change your password. If somebody may have its address,';
export const withdrawIt = 'withdraw it';

export const thePresentAddressStopsWorking =
  'The present address stops working at once. Calendars that follow it may go on showing what they read last.';
export const keepIt = 'Keep it';

export const theAddressWasNotMade = 'The address was not made';
export const theAddressWasNotWithdrawn = 'The address was not withdrawn';

export const address = 'Address';
