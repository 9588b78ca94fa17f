import type { DemoShop } from './types.ts'

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" role="img" aria-label="Ostrel"><circle cx="24" cy="24" r="21"/><path d="M20 11h8M21.5 11v5.5c0 3-6.5 5.5-6.5 12 0 5 4 8.5 9 8.5s9-3.5 9-8.5c0-6.5-6.5-9-6.5-12V11"/><path d="M15.2 27c3-2.2 5.8-2.2 8.8 0s5.800 2.2 8.8 0"/></svg>`

/** Who the demo shop is: its name, its mark and its welcome. */
export const demoShop: DemoShop = {
  name: 'Ostrel',
  tagline: 'Clay, glass and light for slow rooms',
  logo,
  about:
    '<p>Ostrel is a small studio by the water. Six of us throw, blow, weave and bind the things we like to live with: cups that sit well in the hand, lamps that are kind in the evening, linen that is better after fifty washes.</p>' +
    '<p>We make in small batches, so shades differ a little from one firing to the next. When a batch is gone, the next one is usually four weeks away.</p>',
  hero: {
    file: 'hero.webp',
    altText: 'A table lamp, vases, a teapot and a bowl from the Ostrel studio in warm afternoon light',
    width: 1600,
    height: 900,
  },
  stories: [
    {
      file: 'story-table.webp',
      altText: 'A bowl on two plates, two mugs, a pitcher and linen napkins, laid out for breakfast',
      width: 1600,
      height: 900,
    },
    {
      file: 'story-evening.webp',
      altText: 'A lit table lamp, candles and a ring-shaped vase in the evening',
      width: 1600,
      height: 900,
    },
  ],
}
