import type { DesignEntry, DesignSection, StoreDesign } from '@vitrine/contract/entities/store/store-design.ts'
import { invalidField, invalidBecause } from '../../ground/base/refusal.ts'

type Field = keyof DesignSection

const shown: readonly Field[] = ['title', 'text', 'buttonLabel', 'href', 'image', 'imageAlt']

/** Fields of each kind of section other than its ID. */
const taken: Readonly<Record<DesignSection['kind'], readonly Field[]>> = {
  HERO: shown,
  TEXT: shown,
  BANNER: ['text', 'buttonLabel', 'href'],
  PRODUCTS: ['title', 'source', 'collectionId', 'productIds', 'limit'],
  COLLECTIONS: ['title', 'collectionIds'],
  QUESTIONS: ['title', 'questions'],
  SLIDER: ['title', 'entries'],
  GALLERY: ['title', 'entries'],
  TESTIMONIALS: ['title', 'entries'],
  LOGOS: ['title', 'entries'],
  BENEFITS: ['title', 'entries'],
  VIDEO: [...shown, 'videoUrl'],
  COUNTDOWN: ['title', 'text', 'buttonLabel', 'href', 'until'],
  MAP: ['title', 'text', 'buttonLabel', 'href'],
  NEWSLETTER: ['title', 'text'],
}

type EntryField = keyof DesignEntry

interface EntryRules {
  readonly taken: readonly EntryField[]
  readonly required: readonly EntryField[]
}

/** Fields of the entries of each kind of section that has some. */
const entryRules: Readonly<Partial<Record<DesignSection['kind'], EntryRules>>> = {
  SLIDER: { taken: ['title', 'text', 'image', 'imageAlt', 'buttonLabel', 'href'], required: ['image'] },
  GALLERY: { taken: ['title', 'image', 'imageAlt', 'href'], required: ['image'] },
  TESTIMONIALS: { taken: ['title', 'text'], required: ['text'] },
  LOGOS: { taken: ['image', 'imageAlt', 'href'], required: ['image', 'imageAlt'] },
  BENEFITS: { taken: ['title', 'text'], required: ['title'] },
}
const ofAll: readonly Field[] = ['id', 'kind', 'hidden', 'words']

/** Maximum size of a design as JSON, with all pages and languages. */
const maxCharacters = 400_000

const checkLink = (field: string, href: string | undefined): void => {
  if (href === undefined || /^\/(?!\/)/.test(href)) return
  if (URL.canParse(href) && ['https:', 'mailto:', 'tel:'].includes(new URL(href).protocol)) return
  throw invalidField(
    field,
    'must be a page of the store, beginning with a slash, or an address that begins with https:, mailto: or tel:',
  )
}

const checkUnique = (field: string, keys: readonly string[], what: string): void => {
  const twice = keys.findIndex((key, at) => keys.indexOf(key) !== at)
  if (twice !== -1)
    throw invalidField(field.replace('*', String(twice)), `must differ from that of every other ${what}`)
}

const require = (field: string, value: unknown, why: string): void => {
  if (value === undefined) throw invalidField(field, why, 'REQUIRED_FIELD')
}

const checkWords = (field: string, words: DesignSection['words'], fields: readonly string[]): void => {
  if (!words) return
  checkUnique(
    `${field}.words[*].language`,
    words.map(({ language }) => language),
    'entry',
  )
  for (const [at, one] of words.entries())
    for (const key of Object.keys(one))
      if (key !== 'language' && !fields.includes(key))
        throw invalidField(`${field}.words[${at}].${key}`, 'is not supported by this kind of section')
}

/** Validates the source of a product list. Fields of other sources are refused. */
const checkSource = (field: string, { source, collectionId, productIds }: DesignSection): void => {
  require(`${field}.source`, source, 'must define which products are shown')
  if (source === 'COLLECTION') require(`${field}.collectionId`, collectionId, 'must name the collection')
  else if (collectionId !== undefined) throw invalidField(`${field}.collectionId`, 'is only for the source COLLECTION')
  if (source === 'CHOSEN') require(`${field}.productIds`, productIds, 'must name the products')
  else if (productIds !== undefined) throw invalidField(`${field}.productIds`, 'is only for the source CHOSEN')
}

const checkEntry = (kind: DesignSection['kind'], entry: DesignEntry, field: string): void => {
  const { taken: allowed, required } = entryRules[kind]!
  const foreign = (Object.keys(entry) as EntryField[]).find(
    (key) => key !== 'words' && entry[key] !== undefined && !allowed.includes(key),
  )
  if (foreign) throw invalidField(`${field}.${foreign}`, `is not supported by entries of sections of the kind ${kind}`)
  for (const key of required) require(`${field}.${key}`, entry[key] || undefined, 'must be set')
  checkWords(field, entry.words, allowed)
  checkLink(`${field}.href`, entry.href)
  if (entry.imageAlt !== undefined) require(`${field}.image`, entry.image, 'must be set for a description')
  if (!allowed.includes('buttonLabel')) return
  if (entry.href !== undefined) require(`${field}.buttonLabel`, entry.buttonLabel, 'must have a label for the link')
  if (entry.buttonLabel !== undefined) require(`${field}.href`, entry.href, 'must have a link for the button')
}

const checkEntries = ({ kind, entries }: DesignSection, field: string): void => {
  if (!entryRules[kind]) return
  require(`${field}.entries`, entries, 'must have at least one entry')
  for (const [at, entry] of entries!.entries()) checkEntry(kind, entry, `${field}.entries[${at}]`)
}

const checkVideo = ({ videoUrl }: DesignSection, field: string): void => {
  require(`${field}.videoUrl`, videoUrl, 'must be the address of a video')
  if (!URL.canParse(videoUrl!) || new URL(videoUrl!).protocol !== 'https:')
    throw invalidField(`${field}.videoUrl`, 'must be an https URL')
}

const checkSection = (section: DesignSection, at: number): void => {
  const field = `design.sections[${at}]`
  const allowed = [...ofAll, ...taken[section.kind]]
  const foreign = (Object.keys(section) as Field[]).find((key) => section[key] !== undefined && !allowed.includes(key))
  if (foreign) throw invalidField(`${field}.${foreign}`, `is not supported by sections of the kind ${section.kind}`)
  checkWords(field, section.words, taken[section.kind])
  checkLink(`${field}.href`, section.href)
  if (section.href !== undefined) require(`${field}.buttonLabel`, section.buttonLabel, 'must have a label for the link')
  if (section.buttonLabel !== undefined) require(`${field}.href`, section.href, 'must have a link for the button')
  if (section.imageAlt !== undefined) require(`${field}.image`, section.image, 'must be set for a description')
  if (section.kind === 'PRODUCTS') checkSource(field, section)
  if (section.kind === 'BANNER') require(`${field}.text`, section.text, 'must not be empty')
  checkEntries(section, field)
  if (section.kind === 'VIDEO') checkVideo(section, field)
  if (section.kind === 'COUNTDOWN') require(`${field}.until`, section.until, 'must be the end of the countdown')
  if (section.kind === 'MAP') require(`${field}.text`, section.text, 'must be the address')
  if (section.kind === 'QUESTIONS') require(`${field}.questions`, section.questions, 'must have at least one question')
}

/** Refuses settings that would have no effect, and invalid links. */
export const checkDesign = (design: StoreDesign): void => {
  const { sections, menu, footer, pages, announcement } = design
  if (JSON.stringify(design).length > maxCharacters)
    throw invalidField(
      'design',
      `must not be longer than ${maxCharacters} characters, all pages and languages together`,
    )
  for (const [at, section] of sections.entries()) checkSection(section, at)
  checkUnique(
    'design.sections[*].id',
    sections.map(({ id }) => id),
    'section',
  )
  checkUnique(
    'design.pages[*].slug',
    pages.map(({ slug }) => slug),
    'page',
  )
  checkLink('design.announcement.href', announcement?.href)
  if (announcement?.from && announcement.until && announcement.from >= announcement.until)
    throw invalidBecause('design.announcement.until', 'NOT_AFTER_START', { description: 'must be later than `from`' })
  for (const [at, { href, items = [] }] of menu.entries()) {
    checkLink(`design.menu[${at}].href`, href)
    for (const [place, item] of items.entries()) checkLink(`design.menu[${at}].items[${place}].href`, item.href)
  }
  for (const [at, { links }] of footer.columns.entries())
    for (const [place, { href }] of links.entries())
      checkLink(`design.footer.columns[${at}].links[${place}].href`, href)
  for (const [at, href] of footer.profiles.entries())
    if (!URL.canParse(href) || new URL(href).protocol !== 'https:')
      throw invalidField(`design.footer.profiles[${at}]`, 'must be an https URL')
}
