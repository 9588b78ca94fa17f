import type { Rule } from '@vitrine/domain/collection-rule/rule.ts'

/** A picture of the demo shop; `file` is its name inside `demo/pictures/`. */
export type DemoPicture = { file: string; altText: string; width: number; height: number }

export type DemoInfoSection = { title: string; description: string }

/** For a color, `value` is the hex code and `description` the name people read; `pictures` are files of that color. */
export type DemoColorChoice = { value: string; description: string; pictures: string[] }

/** In a drop-down `value` and `description` are the same words. */
export type DemoDropDownChoice = { value: string; description: string }

type DemoOption =
  | { optionType: 'color'; name: string; choices: DemoColorChoice[] }
  | { optionType: 'drop_down'; name: string; choices: DemoDropDownChoice[] }

/** One combination of choices. What is absent here is the product's own; `visible: false` takes it off the shelf. */
type DemoVariant = {
  /** Option name → the choice's description. */
  choices: Record<string, string>
  price?: number
  sku?: string
  weight?: number
  stock?: number
  visible?: boolean
}

type DemoDiscount = { type: 'PERCENT' | 'AMOUNT'; value: number }

/** What buyers can have with a product beside its variant: a text of their own, or one of several choices. */
type DemoModifier =
  | { name: string; mandatory?: boolean; maxLength: number; addedPrice?: number }
  | { name: string; mandatory?: boolean; choices: { name: string; addedPrice?: number }[] }

/** A product in a bundle. Without `choices`, the buyer chooses its variant. */
type DemoComponent = { product: string; choices?: Record<string, string>; quantity: number }

type DemoProductCommon = {
  name: string
  slug: string
  /** Simple HTML. */
  description: string
  sku?: string
  /** In euros, as people write it: 28 or 34.5. */
  price: number
  cost?: number
  discount?: DemoDiscount
  ribbon?: string
  brand?: string
  /** Slugs of the collections it stands in. */
  collections: string[]
  additionalInfoSections: DemoInfoSection[]
  productOptions: DemoOption[]
  modifiers?: DemoModifier[]
  /** The products of a bundle, by slug. Its pictures are theirs. */
  bundle?: DemoComponent[]
  variants: DemoVariant[]
  /** Pieces on the shelf; `null` when nobody counts them; absent when the variants or components carry their own. */
  stock?: number | null
  /** Accepts preorders, up to a limit, while nothing is on the shelf. */
  preorder?: { message: string; limit: number }
  /** What buyers pay with the order, and when the rest is due. */
  deposit?: { percentage: string; restDueInDays: number }
  /** The first is the main picture. */
  pictures: DemoPicture[]
}

type DemoPhysicalProduct = DemoProductCommon & {
  productType: 'physical'
  /** In kilograms. */
  weight: number
}

export type DemoDigitalProduct = DemoProductCommon & {
  productType: 'digital'
  /** The name of the file a buyer downloads. */
  digitalFile: string
}

/** Each piece becomes a gift card worth its price. */
type DemoGiftCard = DemoProductCommon & { productType: 'giftCard' }

export type DemoProduct = DemoPhysicalProduct | DemoDigitalProduct | DemoGiftCard

export type DemoCollection = {
  name: string
  slug: string
  description: string
  /** Slug of the parent. */
  parent?: string
  /** Default: the main picture of its first product. */
  picture?: DemoPicture
  /** Chooses its products, none of which names it. Its picture is one of theirs. */
  rule?: Rule
}

export type DemoCatalog = { currency: string; collections: DemoCollection[]; products: DemoProduct[] }

export type DemoShop = {
  name: string
  tagline: string
  /** Inline SVG in `currentColor`. */
  logo: string
  /** Paragraphs in simple HTML. */
  about: string
  hero: DemoPicture
  /** Pictures beside the texts of the home page. */
  stories: DemoPicture[]
}

/** What a buyer said of a product; those that wait for the owner are not on its page yet. */
export type DemoReview = {
  /** The slug of the product. */
  product: string
  rating: number
  title: string
  body: string
  authorName: string
  /** So many days before the shop was opened. */
  daysAgo: number
  reply?: string
  waits?: true
}
