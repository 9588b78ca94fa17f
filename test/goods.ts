import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { randomUUID } from 'node:crypto'
import {
  onlyVariantId,
  type OptionRecord,
  type ProductRecord,
  type VariantRecord,
} from '@vitrine/domain/catalog/product.ts'
import type { ChoiceModifier, TextModifier } from '@vitrine/domain/modifier/modifier.ts'
import { insertProduct, setStock } from '@vitrine/server/catalog/product/edit/save-product.ts'
import { addCoupon, type NewCoupon } from '@vitrine/server/pricing/coupon/store.ts'
import { addShippingOption, type NewShippingOption } from '@vitrine/server/pricing/shipping/store.ts'
import type { Db } from '@vitrine/server/ground/database/tables.ts'

export interface Goods {
  readonly name?: string
  /** In minor units. */
  readonly price?: number
  /** Stock of the product, or of each variant. Not tracked by default. */
  readonly stock?: number
  readonly options?: readonly OptionRecord[]
  readonly record?: Partial<ProductRecord>
  readonly visible?: boolean
}

const combinations = (options: readonly OptionRecord[]): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (sofar, { name, choices }) =>
      sofar.flatMap((one) => choices.map(({ description }) => ({ ...one, [name]: description }))),
    [{}],
  )

export interface Product {
  readonly id: string
  readonly slug: string
  readonly variants: readonly VariantRecord[]
}

/** Creates a product. */
export const addProduct = async (
  db: Db,
  siteId: string,
  { name = 'Mug', price = 1900, stock, options = [], record, visible = true }: Goods = {},
): Promise<Product> => {
  const id = randomUUID()
  const slug = `${name.toLowerCase().replaceAll(/\W+/g, '-')}-${id}`
  const variants: VariantRecord[] =
    options.length === 0 ? [] : combinations(options).map((choices) => ({ id: randomUUID(), choices, visible: true }))
  const product: ProductRecord = {
    productType: 'physical',
    description: '',
    price,
    weight: 0.5,
    infoSections: [],
    options,
    variants,
    media: [],
    ...record,
  }
  const clock = { now: () => new Date(), newId: randomUUID }
  await insertProduct(clock, db, { siteId, id, slug, name, visible, record: product })
  if (stock !== undefined) {
    const ids = variants.length === 0 ? [onlyVariantId] : variants.map((variant) => variant.id)
    const levels = ids.map((variantId) => ({ variantId, tracked: true, quantity: stock, inStock: stock > 0 }))
    await setStock(db, { siteId, productId: id, levels })
  }
  return { id, slug, variants }
}

export const colours: OptionRecord = {
  type: 'color',
  name: 'Colour',
  choices: [
    { value: '#8fa58a', description: 'Sage' },
    { value: '#2f3e55', description: 'Ink' },
  ],
}

export const sizes: OptionRecord = {
  type: 'drop_down',
  name: 'Size',
  choices: [
    { value: 'S', description: 'S' },
    { value: 'L', description: 'L' },
  ],
}

/** A text modifier. */
export const textModifier = (name: string, more: Partial<TextModifier> = {}): TextModifier => ({
  id: randomUUID(),
  key: name,
  name,
  kind: 'TEXT',
  mandatory: false,
  minLength: 0,
  maxLength: 500,
  addedPrice: 0,
  ...more,
})

/** A modifier with choices, given by name and surcharge. */
export const choiceModifier = (
  name: string,
  prices: Readonly<Record<string, number>>,
  more: Partial<ChoiceModifier> = {},
): ChoiceModifier => ({
  id: randomUUID(),
  key: name,
  name,
  kind: 'CHOICES',
  mandatory: false,
  swatches: false,
  choices: Object.entries(prices).map(([choice, addedPrice]) => ({
    id: randomUUID(),
    key: choice,
    name: choice,
    addedPrice,
  })),
  ...more,
})

/** Returns a catalog reference, as storefronts write it. */
export const referenceTo = ({ id }: Product, options: Readonly<Record<string, unknown>> = {}) => ({
  catalogItemId: id,
  appId: storesAppId,
  options,
})

/** Options are offered in the order in which tests add them. */
let deliveries = 0

/** Delivery to Germany for 4.90, free from 100.00. */
export const addDelivery = async (db: Db, siteId: string, more: Partial<NewShippingOption> = {}): Promise<string> => {
  const option: NewShippingOption = {
    id: randomUUID(),
    title: 'Standard',
    estimatedDeliveryTime: '2–3 days',
    countries: ['DE'],
    pickup: false,
    rates: [
      {
        amount: 0,
        conditions: [{ type: 'BY_TOTAL_PRICE', operator: 'GTE', value: 10_000 }],
        multiplyByQuantity: false,
      },
      { amount: 490, conditions: [], multiplyByQuantity: false },
    ],
    ...more,
  }
  await addShippingOption(db, siteId, { option, position: (deliveries += 1) })
  return option.id
}

export const addTestCoupon = (db: Db, siteId: string, more: Partial<NewCoupon> = {}): Promise<void> =>
  addCoupon(db, siteId, {
    id: randomUUID(),
    code: 'WELCOME10',
    name: 'Welcome',
    active: true,
    effect: { type: 'PERCENT_OFF', percent: '10' },
    ...more,
  })

/** A buyer in Berlin. */
export const buyer = {
  email: 'ann@example.com',
  contact: {
    address: { country: 'DE', city: 'Berlin', postalCode: '10115', addressLine: 'Invalidenstraße 1' },
    contactDetails: { firstName: 'Ann', lastName: 'Lee' },
  },
}
