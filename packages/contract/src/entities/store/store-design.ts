import type { Static } from 'typebox'
import {
  described,
  colorHex,
  entity,
  flag,
  integer,
  language,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
} from '../../schema.ts'

const typefaces = ['SANS', 'SERIF', 'HUMANIST', 'GEOMETRIC', 'ROUNDED', 'SLAB', 'MONO'] as const
const typeface = () => oneOf(typefaces, { title: 'Typeface' })

const line = (maxLength = 200) => text({ minLength: 1, maxLength })
const id = () => text({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })
const href = (description = 'A page of the store, such as `/collections/new`, or an https URL.') =>
  text({ minLength: 1, maxLength: 2048, description })
const picture = () => text({ maxLength: 2048, description: 'An image of this store, or an https URL.' })
const entityId = () => text({ minLength: 1, maxLength: 64 })

/** Translations of texts. */
const translations = <Fields extends Parameters<typeof shape>[0]>(fields: Fields) =>
  optional(
    list(shape({ language: language({ minLength: 2, maxLength: 3 }), ...fields }), {
      maxItems: 30,
      description: 'Translations. Missing ones are shown in the main language of the store.',
    }),
  )

export type StoreLooks = Static<typeof StoreLooks>
export const StoreLooks = entity(
  'StoreLooks',
  {
    logoUrl: optional(
      described(picture(), 'Logo: an image of this store, or an https URL. Same as in the site settings.'),
    ),
    accentColor: optional(
      colorHex({ description: 'Color of buttons and links. Same as in the site settings. Text on it stays readable.' }),
    ),
    backgroundColor: optional(
      colorHex({ description: 'Background of pages in light mode. Lightened if text on it is not readable.' }),
    ),
    textColor: optional(
      colorHex({ description: 'Color of text in light mode. Ignored if it is not readable on the background.' }),
    ),
    headingTypeface: typeface(),
    bodyTypeface: typeface(),
    corners: oneOf(['SHARP', 'SOFT', 'ROUND'], { title: 'StoreCorners' }),
  },
  {
    description: 'Logo, colors and typefaces of the storefront, the hosted pages and emails.',
  },
)

const announcement = shape({
  text: line(),
  href: optional(href()),
  from: optional(timestamp({ description: 'When it is first shown. Default: immediately.' })),
  until: optional(timestamp({ description: 'When it is last shown. Default: no end.' })),
  words: translations({ text: line() }),
})

const question = shape({
  question: line(),
  answer: line(2000),
  words: translations({ question: optional(line()), answer: optional(line(2000)) }),
})

const sectionKinds = [
  'HERO',
  'PRODUCTS',
  'COLLECTIONS',
  'TEXT',
  'BANNER',
  'QUESTIONS',
  'SLIDER',
  'GALLERY',
  'TESTIMONIALS',
  'LOGOS',
  'BENEFITS',
  'VIDEO',
  'COUNTDOWN',
  'MAP',
  'NEWSLETTER',
] as const

export type DesignEntry = Static<typeof DesignEntry>
export const DesignEntry = entity(
  'DesignEntry',
  {
    title: optional(described(line(), 'Title. Whose words they are if the kind is `TESTIMONIALS`.')),
    text: optional(line(2000)),
    image: optional(picture()),
    imageAlt: optional(text({ maxLength: 1000, description: 'Alternative text of the image.' })),
    buttonLabel: optional(line(60)),
    href: optional(href()),
    words: translations({
      title: optional(line()),
      text: optional(line(2000)),
      buttonLabel: optional(line(60)),
      imageAlt: optional(line(1000)),
    }),
  },
  { description: 'An entry of a section: a slide, an image, a testimonial, a logo or a benefit.' },
)

export type DesignSection = Static<typeof DesignSection>
export const DesignSection = entity(
  'DesignSection',
  {
    id: id(),
    kind: oneOf(sectionKinds, { title: 'DesignSectionKind' }),
    hidden: optional(flag({ description: 'Whether the section is not shown.' })),
    title: optional(line()),
    text: optional(described(line(20_000), 'Text. HTML if the kind is `TEXT`.')),
    buttonLabel: optional(line(60)),
    href: optional(href()),
    image: optional(picture()),
    imageAlt: optional(text({ maxLength: 1000, description: 'Alternative text of the image.' })),
    source: optional(
      oneOf(['NEWEST', 'BEST_SELLING', 'COLLECTION', 'CHOSEN'], {
        title: 'DesignSource',
        description: 'Which products to show. Only for `PRODUCTS`.',
      }),
    ),
    collectionId: optional(described(entityId(), 'ID of the collection. Only for the source `COLLECTION`.')),
    productIds: optional(
      list(entityId(), {
        minItems: 1,
        maxItems: 24,
        description: 'IDs of the products. Only for the source `CHOSEN`.',
      }),
    ),
    collectionIds: optional(
      list(entityId(), {
        minItems: 1,
        maxItems: 24,
        description: 'IDs of the collections. Only for `COLLECTIONS`. Default: all.',
      }),
    ),
    limit: optional(integer({ minimum: 1, maximum: 24, description: 'Maximum number of products. Default: 8.' })),
    questions: optional(
      list(question, { minItems: 1, maxItems: 30, description: 'Questions with answers. Only for `QUESTIONS`.' }),
    ),
    entries: optional(
      list(DesignEntry, {
        minItems: 1,
        maxItems: 12,
        description: 'Only for `SLIDER`, `GALLERY`, `TESTIMONIALS`, `LOGOS` and `BENEFITS`.',
      }),
    ),
    videoUrl: optional(text({ maxLength: 2048, description: 'https URL of an MP4 or WebM file. Only for `VIDEO`.' })),
    until: optional(
      timestamp({ description: 'When the countdown ends. The section is not shown afterwards. Only for `COUNTDOWN`.' }),
    ),
    words: translations({
      title: optional(line()),
      text: optional(line(20_000)),
      buttonLabel: optional(line(60)),
      imageAlt: optional(line(1000)),
    }),
  },
  {
    description: 'A section of the home page. Which fields apply depends on its kind.',
  },
)

const link = shape({ label: line(60), href: href(), words: translations({ label: line(60) }) })

const DesignPage = entity(
  'DesignPage',
  {
    slug: text({
      minLength: 1,
      maxLength: 60,
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      description: 'Part of the URL that identifies the page.',
    }),
    title: line(),
    html: line(30_000),
    description: optional(described(line(300), 'Description for search engines.')),
    hidden: optional(flag({ description: 'Whether the page is not shown.' })),
    words: translations({ title: optional(line()), html: optional(line(30_000)), description: optional(line(300)) }),
  },
  { description: 'A page of the store, such as "About us".' },
)

export type StoreDesign = Static<typeof StoreDesign>
export const StoreDesign = entity(
  'StoreDesign',
  {
    looks: StoreLooks,
    announcement: optional(described(announcement, 'Announcement at the top of every page.')),
    sections: list(DesignSection, { maxItems: 20, description: 'Sections of the home page.' }),
    menu: list(shape({ ...link.properties, items: optional(list(link, { maxItems: 12 })) }), {
      maxItems: 10,
      description: 'Menu at the top of every page. Empty: the collections of the store.',
    }),
    footer: shape({
      text: optional(line(500)),
      columns: list(
        shape({ title: line(60), links: list(link, { maxItems: 12 }), words: translations({ title: line(60) }) }),
        { maxItems: 4 },
      ),
      newsletter: optional(
        flag({ description: 'Whether it has a form to subscribe to the newsletter. Default: false.' }),
      ),
      profiles: list(href('Profiles of the store elsewhere, as https URLs.'), { maxItems: 10 }),
      words: translations({ text: line(500) }),
    }),
    pages: list(DesignPage, { maxItems: 30 }),
  },
  { description: 'The design and the content of a storefront.' },
)

export type StoreDesignState = Static<typeof StoreDesignState>
export const StoreDesignState = entity(
  'StoreDesignState',
  {
    draft: StoreDesign,
    revision: integer({ description: 'Revision number of the draft, which increases with each update.' }),
    isPublished: flag({ description: 'Whether the draft is the same as what is published.' }),
    versions: list(shape({ version: integer(), publishedDate: timestamp() }), {
      description: 'Published versions, newest first. At most 20.',
    }),
  },
  { description: 'The draft of a design and its published versions.' },
)

const policyKinds = [
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
    title: optional(text({ description: 'Title. Only for `CUSTOM`.' })),
    content: text({ description: 'Plain text.' }),
  },
  { description: 'A policy of the store, from its checkout settings.' },
)
