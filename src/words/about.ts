/** What the about page says. */
export const about = {
  title: 'One shelf for the whole neighbourhood',
  sections: [
    {
      title: 'About',
      paragraphs: [
        'Neighbours buy, sell or swap books with each other, without commission.',
        'On the web you can join, and have a profile and a place. Coming next: message other members, upload the books you own, or request books you want. A request notifies the owner.',
      ],
    },
    { title: 'Our Vision', paragraphs: ['A community of book lovers.'] },
    {
      title: 'Our mission',
      paragraphs: ['We help neighbours buy, sell and swap books, without commission.'],
    },
  ],
} as const;
