/** What the about page says. */
export const about = {
  title: 'One shelf for the whole neighbourhood',
  sections: [
    {
      title: 'About',
      paragraphs: [
        'Neighbours buy, sell or swap books with each other, without commission.',
        'On the web you can join, upload the books you own to a shelf, find those of your neighbours, request the ones you want, which notifies their owners, and message other members.',
      ],
    },
    { title: 'Our Vision', paragraphs: ['A community of book lovers.'] },
    {
      title: 'Our mission',
      paragraphs: ['We help neighbours buy, sell and swap books, without commission.'],
    },
  ],
} as const;
