/** What the about page says. */
export const about = {
  title: 'One shelf for the whole neighbourhood',
  sections: [
    {
      title: 'About',
      paragraphs: [
        'Neighbourhood Book Exchange is for neighbours who buy, sell or swap books with each other. No commission is taken.',
        'We are still building it for the web. Members will create a profile and write each other messages. They will upload the books they own, or request books they want; a request will notify the owner.',
      ],
    },
    { title: 'Our Vision', paragraphs: ['A community of book lovers.'] },
    {
      title: 'Our mission',
      paragraphs: [
        'To let books move between neighbours: bought, sold or swapped, agreed on in a message, and without commission.',
      ],
    },
  ],
} as const;
