export const me = 'Me';
export const household = 'Household';
export const whose = 'Whose';

export const youShareWithNobody = 'You share with nobody.';
export const withYourPartnerOrFamily =
  'With your partner or family in one household, you see each other’s cards on one page. Each of you keeps your own account and chooses what the others see: nothing is shared until you turn it on.';
export const startAHousehold = 'Start a household';
export const makeAnInvitationLink = 'Make an invitation link';
export const nobodyHasJoinedYet = 'Nobody has joined yet.';
export const youShareAHouseholdWith = (value: string) => `You share a household with ${value}.`;
export const other = '1 other';
export const otherLower = 'other';
export const eachOfYouKeepsYour =
  'Each of you keeps your own account. What the others share can be looked at, never changed.';
export const whoIsInIt = 'Who is in it';
export const whatTheOthersSeeOf = 'What the others see of me';
export const myName = 'My name';
export const rename = 'Rename';
export const nameChanged = 'Name changed';
export const leave = 'Leave';
export const leaveTheHousehold = 'Leave the household';
export const leaveTheHouseholdQuestion = 'Leave the household?';
export const theOthersStopSeeingWhat =
  'The others stop seeing what you share at once, you stop seeing what they share, and your open invitations end. Your own cards and points stay as they are.';
export const youAreTheLastOne = ' You are the last one: the household ends.';

export const shareAHouseholdOnPointfolio = 'Share a household on Pointfolio';
export const joinMyHouseholdOnPointfolio = 'Join my household on Pointfolio:';
export const copiedWithTheLink = 'Copied, with the link';
export const invitationLink = 'Invitation link';
export const itsShownThisOnceAnd =
  'It’s shown this once and works for one person, for seven days. Send it only to whoever you invite.';
export const theLinkCouldNotBe = 'The link could not be shared';
export const share = 'Share';

export const invite = 'Invite';
export const openInvitations = 'Open invitations';
export const madeOnWorksUntil = (date: string, date2: string) =>
  `Made on ${date}, works until ${date2}`;
export const withdraw = 'Withdraw';
export const fiveInvitationsAreOpenWithdraw =
  'Five invitations are open: withdraw one to make another.';

export const openMyHousehold = 'Open my household';
export const joinAHousehold = 'Join a household';
export const youreInAHouseholdAlready = 'You’re in a household already.';
export const leaveItFirstIfYou =
  'Leave it first if you want to join another: one account is in one household.';
export const loadingTheInvitation = 'Loading the invitation';
export const theInvitationCouldNotBe = 'The invitation could not be loaded';
export const checkYourConnectionAndTry = 'Check your connection and try again.';
export const thisInvitationDoesntWork = 'This invitation doesn’t work.';
export const itMayHaveBeenUsed =
  'It may have been used, withdrawn or run out, or the link is incomplete. Open the link once more, or ask for a new one.';
export const invitesYouToShareA = (by: string) => `${by} invites you to share a household.`;
export const youKeepYourOwnAccount = (date: string) =>
  `You keep your own account. Nothing of yours is shared until you turn it on, and you can leave at any time. The invitation works until ${date}.`;
export const joinTheHousehold = 'Join the household';
export const join = 'Join';
export const youHaventJoined = (error: string) => `You haven’t joined. ${error}`;

export const sharesNothingYet = 'Shares nothing yet';
export const shares = (names: string) => `Shares ${names}`;
export const members = 'Members';
export const you = 'You';
export const remove = 'Remove';
export const removeOfName = (name: string) => `Remove ${name}`;
export const removeSentence = (name: string) => `Remove ${name}?`;
export const whatYouAndShareWith = (name: string) =>
  `What you and ${name} share with each other disappears for both at once. Everybody keeps their own account as it is.`;

export const enterANameSuchAs = 'Enter a name, such as Sam.';
export const yourName = 'Your name';
export const theOthersSeeIt = 'The others see it.';

export const cancel = 'Cancel';

export const whatIShare = 'What I share';

export const closed = 'Closed';
export const wishList = 'Wish list';
export const authorizedUser = 'Authorized user';
export const denied = 'Denied';
export const opened = (date: string) => `Opened ${date} · `;
export const noFee = 'No fee';
export const aYear = (amount: string) => `${amount} a year`;

export const loadingTheCardsOfYour = 'Loading the cards of your household';
export const theCardsOfYourHousehold = 'The cards of your household could not be loaded';
export const addingTheCardsOfYour = 'Adding the cards of your household…';
export const theCardsOfYourHouseholdCount =
  'The cards the others hold count too, with points at what they’re worth to you. How much they’ve used of a limit isn’t known here.';
export const theFeesOfYourHousehold =
  'Dates of the cards the others hold, and of the plans they share, are listed too, each with whose it is.';
export const cardsOf = (owner: string) => `Cards of ${owner}`;

export const theInvitationWasNotMade = 'The invitation was not made';
export const theInvitationWasNotWithdrawn = 'The invitation was not withdrawn';
export const yourNameWasNotChanged = 'Your name was not changed';
export const whatYouShareWasNot = 'What you share was not changed';
export const youHaveNotLeft = 'You have not left';
export const theyWereNotRemoved = 'They were not removed';

export const withWord = (person: string, member: string) => `${person}, with ${member}`;

export const cards = 'Cards';
export const theySeeYourCardsWhen =
  'They see your cards, when each was opened, its fee and status, and whose it is, also when they look for the best card to pay with. Never your notes.';

export const benefitsAndBonuses = 'Benefits and bonuses';
export const theySeeWhatIsLeft =
  'They see what’s left of each benefit of your cards, what’s left to spend for each bonus, and until when, with the day and amount of purchases that count for these. Never shops, your notes or your other purchases.';
export const plan = 'Plan';
export const theySeeTheSteps =
  'They see the steps of the plans you keep, whose each is and its month, among their dates.';
export const shareYourCardsFirst = 'Share your cards first.';

export const points = 'Points';
export const theySeeYourPointsOf =
  'They see how many points you have in each program, whose they are, when you entered them and when they expire.';

export const spending = 'Spending';
export const theySeeWhatYouSpend =
  'They see what you spend in a year on each category, as in the spending you’ve selected. Never its name, your other ones or single purchases.';

export const category = 'Category';
export const together = 'Together';
export const spendingOfYourHousehold = 'Spending of your household';
export const dollarsAYear = 'A year';
export const dollarsAMonth = 'A month';
export const theyHaveEnteredNoSpending = 'They have entered no spending yet.';
export const loadingTheSpendingOfThe = 'Loading the spending of the others';
export const theSpendingOfTheOthersCould = 'The spending of the others could not be loaded';
export const allSpending = 'All spending';

export const link = 'Link';
