import type { DemoReview } from './types.ts'

/** What buyers say of the demo shop's products. */
export const demoReviews: readonly DemoReview[] = [
  {
    product: 'tide-mug',
    rating: 5,
    title: 'Sits well in the hand',
    body: 'The handle has room for three fingers, and the tea stays warm until I have finished it.',
    authorName: 'Hanna K.',
    daysAgo: 64,
  },
  {
    product: 'tide-mug',
    rating: 4,
    title: 'Lovely, but not all alike',
    body: 'One of my four is a shade darker than the others. I have come to like that.',
    authorName: 'Jonas',
    daysAgo: 41,
    reply: 'Thank you, Jonas. The shade comes from the place in the kiln, and no two firings are alike.',
  },
  {
    product: 'tide-mug',
    rating: 5,
    title: 'A year in the dishwasher',
    body: 'Used every day and washed every night, and the glaze looks as it did.',
    authorName: 'Marit Olsen',
    daysAgo: 12,
  },
  {
    product: 'tide-mug',
    rating: 3,
    title: 'Smaller than I thought',
    body: 'Good for coffee. For tea I would have liked a bigger one.',
    authorName: 'P. Lindqvist',
    daysAgo: 1,
    waits: true,
  },
  {
    product: 'vesper-table-lamp',
    rating: 5,
    title: 'Kind light',
    body: 'We read by it every evening. It dims far enough to leave it on while the children sleep.',
    authorName: 'Ruth and Sam',
    daysAgo: 30,
  },
  {
    product: 'hush-linen-cushion',
    rating: 2,
    title: 'The zip caught',
    body: 'The linen is beautiful. The zip caught on the second wash.',
    authorName: 'Elena',
    daysAgo: 9,
    reply: 'That should not happen, Elena. A new cover is on its way to you.',
  },
]
