/** What buyers of the demo store write about any product, by rating. */
export const pastReviews = [
  { rating: 5, title: 'Just as pictured', body: 'The color is exactly that of the pictures, and it was packed well.' },
  { rating: 5, title: 'A gift that stayed', body: 'Bought for my sister. I ordered a second one for myself.' },
  { rating: 5, title: 'Made to last', body: 'In daily use for months, and it still looks new.' },
  { rating: 4, title: 'Good, with a small mark', body: 'There is a tiny mark on the underside. Nobody sees it.' },
  { rating: 4, title: 'Lovely, a little heavy', body: 'Heavier than I expected, which I have come to like.' },
  { rating: 3, title: 'Smaller than I thought', body: 'Measure first: I had imagined it larger. The quality is fine.' },
  { rating: 2, title: 'Not for me', body: 'The surface is rougher than I had hoped. Returning it was easy.' },
] as const

export const pastReplies = [
  'Thank you! We’re glad that it found a good home.',
  'Thank you for telling us. We have added the measurements to the page.',
] as const
