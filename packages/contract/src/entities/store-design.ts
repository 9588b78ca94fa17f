import type { Static } from 'typebox'
import { colorHex, entity, flag, integer, language, list, oneOf, optional, shape, text, timestamp } from '../schema.ts'

export const typefaces = ['SANS', 'SERIF', 'HUMANIST', 'GEOMETRIC', 'ROUNDED', 'SLAB', 'MONO'] as const
const typeface = () => oneOf(typefaces, { title: 'Typeface' })

const line = (maxLength = 200) => text({ minLength: 1, maxLength })
const id = () => text({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })
const href = (description = 'A page of the store, such as `/collections/new`, or an https URL.') =>
  text({ minLength: 1, maxLength: 2048, description })
const picture = () => text({ maxLength: 2048, description: 'An image of this store, or an https URL.' })
const entityId = () => text({ minLength: 1, maxLength: 64 })

/** The words of one thing in another language; what is missing is shown in the language of the store. */
const words = <Fields extends Parameters<typeof shape>[0]>(fields: Fields) =>
  optional(
    list(shape({ language: language({ minLength: 2, maxLength: 3 }), ...fields }), {
      maxItems: 30,
      description: 'The same in other languages of the store; what is missing is shown in its own.',
    }),
  )

export type StoreLooks = Static<typeof StoreLooks>
export const StoreLooks = entity(
  'StoreLooks',
  {
    logoUrl: optional(picture()),
    accentColor: optional(
      colorHex({ description: 'Of buttons and links; letters on it stay readable in light and dark mode.' }),
    ),
    backgroundColor: optional(
      colorHex({ description: 'Of pages in light mode; one that is too dark to read on is lightened.' }),
    ),
    textColor: optional(
      colorHex({ description: 'In light mode; one that cannot be read on the background is not used.' }),
    ),
    headingTypeface: typeface(),
    bodyTypeface: typeface(),
    corners: oneOf(['SHARP', 'SOFT', 'ROUND'], { title: 'StoreCorners' }),
  },
  {
    description:
      'Logo, colors and typefaces of the storefront, the hosted pages and emails. Logo and accent color are those of the site settings, too: to set them there changes the draft and what is published.',
  },
)

const announcement = shape({
  text: line(),
  href: optional(href()),
  from: optional(timestamp({ description: 'Shown from then on; at once unless told.' })),
  until: optional(timestamp({ description: 'Shown until then; for good unless told.' })),
  words: words({ text: line() }),
})

const question = shape({
  question: line(),
  answer: line(2000),
  words: words({ question: optional(line()), answer: optional(line(2000)) }),
})

export const sectionKinds = ['HERO', 'PRODUCTS', 'COLLECTIONS', 'TEXT', 'BANNER', 'QUESTIONS'] as const

export type DesignSection = Static<typeof DesignSection>
export const DesignSection = entity(
  'DesignSection',
  {
    id: id(),
    kind: oneOf(sectionKinds, { title: 'DesignSectionKind' }),
    hidden: optional(flag()),
    title: optional(line()),
    text: optional(line(20_000)),
    buttonLabel: optional(line(60)),
    href: optional(href()),
    image: optional(picture()),
    imageAlt: optional(text({ maxLength: 1000 })),
    source: optional(oneOf(['NEWEST', 'BEST_SELLING', 'COLLECTION', 'CHOSEN'], { title: 'DesignSource' })),
    collectionId: optional(entityId()),
    productIds: optional(list(entityId(), { minItems: 1, maxItems: 24 })),
    collectionIds: optional(list(entityId(), { minItems: 1, maxItems: 24 })),
    limit: optional(integer({ minimum: 1, maximum: 24, description: '8 unless told.' })),
    questions: optional(list(question, { minItems: 1, maxItems: 30 })),
    words: words({
      title: optional(line()),
      text: optional(line(20_000)),
      buttonLabel: optional(line(60)),
      imageAlt: optional(line(1000)),
    }),
  },
  {
    description:
      'A section of the home page. HERO and TEXT take title, text, button and image, BANNER text and button, PRODUCTS a title and where they come from, COLLECTIONS a title and which (all unless told), QUESTIONS a title and questions. The text of TEXT is HTML.',
  },
)

const link = shape({ label: line(60), href: href(), words: words({ label: line(60) }) })

export type DesignPage = Static<typeof DesignPage>
export const DesignPage = entity('DesignPage', {
  slug: text({ minLength: 1, maxLength: 60, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' }),
  title: line(),
  html: line(30_000),
  description: optional(line(300)),
  hidden: optional(flag({ description: 'Not shown to anyone yet.' })),
  words: words({ title: optional(line()), html: optional(line(30_000)), description: optional(line(300)) }),
})

export type StoreDesign = Static<typeof StoreDesign>
export const StoreDesign = entity(
  'StoreDesign',
  {
    looks: StoreLooks,
    announcement: optional(announcement),
    sections: list(DesignSection, { maxItems: 20 }),
    menu: list(shape({ ...link.properties, items: optional(list(link, { maxItems: 12 })) }), {
      maxItems: 10,
      description: 'Above every page; the collections of the store where it is empty.',
    }),
    footer: shape({
      text: optional(line(500)),
      columns: list(
        shape({ title: line(60), links: list(link, { maxItems: 12 }), words: words({ title: line(60) }) }),
        { maxItems: 4 },
      ),
      profiles: list(href('Profiles of the store elsewhere, as https URLs.'), { maxItems: 10 }),
      words: words({ text: line(500) }),
    }),
    pages: list(DesignPage, { maxItems: 30 }),
  },
  { description: 'What a store looks like and what it says of itself.' },
)

export type StoreDesignState = Static<typeof StoreDesignState>
export const StoreDesignState = entity('StoreDesignState', {
  draft: StoreDesign,
  revision: integer({ description: 'Rises with each change of the draft.' }),
  isPublished: flag({ description: 'Whether the draft is what everybody sees.' }),
  versions: list(shape({ version: integer(), publishedDate: timestamp() }), {
    description: 'What was published, the newest first; 20 are kept.',
  }),
})

export const policyKinds = [
  'TERMS',
  'PRIVACY',
  'WITHDRAWAL',
  'RETURNS',
  'DELIVERY',
  'DIGITAL_ITEMS',
  'CONTACT',
  'IMPRINT',
  'CUSTOM',
] as const

export type StorePolicy = Static<typeof StorePolicy>
export const StorePolicy = entity(
  'StorePolicy',
  {
    kind: oneOf(policyKinds, { title: 'StorePolicyKind' }),
    title: optional(text({ description: 'Of a policy of the store’s own kind.' })),
    content: text({ description: 'Plain text.' }),
  },
  { description: 'A policy that the store shows, from its checkout settings.' },
)
