/** What the server says where a request, or an act on it, is not taken. */
export const requestAnswers = {
  notInThisWay: 'The book is not offered in this way.',
  noPrice: 'Say what you would pay.',
  noOffers: 'Choose books that you offer on your shelf.',
  askedAlready: 'You have asked for this book already.',
  tooManyOpen: 'You have ten open requests. Take one back, or wait for an answer.',
  noJudgement: 'Say whether it was good.',
  inThePast: 'Choose a time that is still to come.',
  tooLate: 'Choose a time within 60 days.',
  noMeetingPlace: 'Say where you want to meet.',
  noChoice: 'Choose one of the books.',
  tooManyProposals: (minutes: number) => {
    const again = `in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
    return `You've changed your proposal four times within an hour. You can change it again ${again}.`;
  },
} as const;
