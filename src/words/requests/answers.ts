/** What the server says where a request, or an act on it, is not taken. */
export const requestAnswers = {
  notInThisWay: 'This book isn’t offered that way.',
  noPrice: 'Say how much you’d pay.',
  noOffers: 'Choose books from your shelf that are on offer.',
  askedAlready: 'You’ve already asked for this book.',
  tooManyOpen: 'You have ten open requests. Withdraw one, or wait for an answer.',
  noJudgement: 'Say whether it went well.',
  inThePast: 'Choose a time in the future.',
  tooLate: 'Choose a time within the next 60 days.',
  noMeetingPlace: 'Say where you want to meet.',
  noChoice: 'Choose one of the books.',
  tooManyProposals: (minutes: number) => {
    const again = `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
    return `You’ve changed your proposal four times within an hour. You can change it again ${again}.`;
  },
} as const;
