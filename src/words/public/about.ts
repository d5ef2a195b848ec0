/** What the about page says. */
export const about = {
  title: 'One shelf for the whole neighbourhood',
  sections: [
    {
      title: 'About',
      paragraphs: [
        'Here you buy, sell or swap books with your neighbours, without commission.',
        'Make yourself a profile and upload the books you own to your shelf. When you see one you’d like on a neighbour’s shelf, request it, and we’ll let its owner know. Then message each other and agree on when to meet.',
      ],
    },
    {
      title: 'Our Vision',
      paragraphs: ['A community of book lovers, right where you live.'],
    },
    {
      title: 'Our mission',
      paragraphs: ['To bring the book you’ve read to a neighbour who’s looking for it.'],
    },
  ],
} as const;
