import type { StoreDesign } from '@vitrine/contract/entities/store/store-design.ts'
import { demoShop } from './shop.ts'
import type { DemoPicture } from './types.ts'

interface Place {
  /** Returns the ID of a collection by its slug. */
  readonly collectionId: (slug: string) => string
  /** Returns a stored picture as designs name it. */
  readonly image: (picture: DemoPicture) => string
}

const benefits = [
  { title: 'Made by six people', text: 'Thrown, blown and woven in our studio by the water.' },
  { title: 'Free delivery from €120', text: 'Within Germany, in two to three business days.' },
  { title: '30 days to return', text: 'Live with it first. Send it back if it does not suit your room.' },
  { title: 'Packed without plastic', text: 'Recycled paper and card, from the first layer to the last.' },
]

/** From the reviews of products. */
const testimonials = [
  {
    title: 'Ruth and Sam, Vesper Table Lamp',
    text: 'We read by it every evening. It dims far enough to leave it on while the children sleep.',
  },
  { title: 'Marit Olsen, Tide Mug', text: 'Used every day and washed every night, and the glaze looks as it did.' },
  {
    title: 'Hanna K., Tide Mug',
    text: 'The handle has room for three fingers, and the tea stays warm until I have finished it.',
  },
]

const questions = [
  {
    question: 'Do the glazes look like the pictures?',
    answer:
      'Close, and never quite. Every firing shifts a glaze a little, so a piece can be a shade lighter or darker than its picture.',
  },
  {
    question: 'Is everything safe in the dishwasher?',
    answer:
      'Stoneware is, and so is the microwave. Glass is mouth-blown and thin: wash it by hand in warm water. Each product page has the details.',
  },
  {
    question: 'Something is sold out. Will you make it again?',
    answer:
      'Usually within four weeks. Leave your email on its page, and we write to you when the next batch is out of the kiln.',
  },
  {
    question: 'Can you wrap it as a gift?',
    answer:
      'Notebooks come with gift wrap if you choose it on their page. For everything else there is wrapping paper, and a gift card that arrives by email.',
  },
]

const sectionsOf = ({ collectionId, image }: Place): StoreDesign['sections'] => {
  const [table, evening] = demoShop.stories as [DemoPicture, DemoPicture]
  return [
    {
      id: 'hero',
      kind: 'HERO',
      title: demoShop.tagline,
      text: 'Stoneware, blown glass, linen and lamps from a studio of six. Made in small batches, for the table you already have.',
      image: image(demoShop.hero),
      imageAlt: demoShop.hero.altText,
    },
    { id: 'benefits', kind: 'BENEFITS', entries: benefits },
    { id: 'newest', kind: 'PRODUCTS', source: 'NEWEST', limit: 8 },
    {
      id: 'about',
      kind: 'TEXT',
      title: 'Made in small batches',
      text: demoShop.about,
      image: image(table),
      imageAlt: table.altText,
      buttonLabel: 'About the studio',
      href: '/pages/our-studio',
    },
    {
      id: 'collections',
      kind: 'COLLECTIONS',
      collectionIds: ['tableware', 'vases-and-glass', 'light', 'textiles'].map(collectionId),
    },
    {
      id: 'evening',
      kind: 'HERO',
      title: 'Light for the evening',
      text: 'Linen shades, beeswax and brass. Lamps that are kind to faces, and candles that last the whole dinner.',
      image: image(evening),
      imageAlt: evening.altText,
      buttonLabel: 'Shop lamps and candles',
      href: '/collections/light',
    },
    {
      id: 'sale',
      kind: 'PRODUCTS',
      title: 'On sale while they last',
      source: 'COLLECTION',
      collectionId: collectionId('sale'),
      limit: 4,
    },
    { id: 'testimonials', kind: 'TESTIMONIALS', title: 'Lived with', entries: testimonials },
    { id: 'questions', kind: 'QUESTIONS', questions },
    {
      id: 'newsletter',
      kind: 'NEWSLETTER',
      title: 'Hear when the kiln opens',
      text: 'One email a month: new pieces, and the batches that are back.',
    },
  ]
}

const pages: StoreDesign['pages'] = [
  {
    slug: 'our-studio',
    title: 'Our studio',
    description: 'Six people by the water who throw, blow, weave and bind the things they like to live with.',
    html: `${demoShop.about}
<h2>How we work</h2>
<p>Clay comes to us in blocks of ten kilos. It is wedged, thrown, turned, dried for a week, fired, glazed and fired again. A mug is in our hands eleven times before it is in yours.</p>
<p>Glass is blown two doors down, on Tuesdays and Thursdays, when the furnace is hot. Linen is woven in the north and sewn here.</p>
<h2>Visit</h2>
<p>The door is open on the first Saturday of the month, from ten to four. Orders can be picked up on any weekday.</p>`,
  },
  {
    slug: 'delivery-and-returns',
    title: 'Delivery and returns',
    description: 'What delivery costs, how long it takes, and how to send something back.',
    html: `<h2>Delivery</h2>
<ul><li>Germany: €4.90, in two to three business days. Free from €120.</li><li>Express within Germany: €12.90, on the next business day.</li><li>Neighboring countries: €14.90, in four to seven business days. Free from €250.</li><li>Overseas: €39.00, in eight to fourteen business days.</li><li>Pickup at the studio: free, ready in a day.</li></ul>
<h2>Returns</h2>
<p>You have thirty days. Write to us, pack it the way it came, and we refund you within a week of its arrival.</p>
<h2>Broken on the way</h2>
<p>It happens once in a few hundred parcels. Send a picture within a week, and we send a new one.</p>`,
  },
  {
    slug: 'care',
    title: 'Caring for your pieces',
    description: 'How to wash and keep stoneware, glass, linen and wool.',
    html: `<h2>Stoneware</h2>
<p>Safe in the dishwasher and the microwave. Bare clay at the foot darkens with use. A little baking soda on a damp cloth takes tea marks away.</p>
<h2>Glass</h2>
<p>Wash by hand in warm water, and let it warm up before you pour anything hot.</p>
<h2>Linen and wool</h2>
<p>Linen is washed at 40 °C and dried on a line. Wool is aired rather than washed; if it must be, by hand and cold.</p>`,
  },
]

/** The published design of the demo store. */
export const demoDesign = (place: Place): StoreDesign => ({
  looks: { headingTypeface: 'SERIF', bodyTypeface: 'SANS', corners: 'SOFT' },
  announcement: { text: 'Free delivery within Germany from €120', href: '/pages/delivery-and-returns' },
  sections: sectionsOf(place),
  menu: [],
  footer: {
    text: 'Open studio every first Saturday of the month, from ten to four.',
    columns: [
      {
        title: 'Ostrel',
        links: [
          { label: 'Our studio', href: '/pages/our-studio' },
          { label: 'Delivery and returns', href: '/pages/delivery-and-returns' },
          { label: 'Caring for your pieces', href: '/pages/care' },
          { label: 'Gift card', href: '/product-page/ostrel-gift-card' },
        ],
      },
    ],
    profiles: [],
  },
  pages,
})
