import { fileURLToPath } from 'node:url'
import { readdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readCondition } from '@vitrine/domain/collection-rule/read-condition.ts'
import { demoCatalog } from './catalog.ts'
import { demoShop } from './shop.ts'
import type { DemoPicture, DemoProduct } from './types.ts'

const { collections, products } = demoCatalog
const folder = fileURLToPath(new URL('./pictures/', import.meta.url))
const pictures: DemoPicture[] = [
  demoShop.hero,
  ...demoShop.stories,
  ...collections.filter(({ rule }) => !rule).flatMap((collection) => collection.picture ?? []),
  ...products.filter(({ bundle }) => !bundle).flatMap((product) => product.pictures),
]

function duplicates(words: string[]): string[] {
  return words.filter((word, index) => words.indexOf(word) !== index)
}

function combinationsOf(product: DemoProduct): number {
  return product.productOptions.reduce((count, option) => count * option.choices.length, 1)
}

function isOnShelf(product: DemoProduct): boolean {
  if (product.stock === null || product.preorder || product.bundle) return true
  if (product.variants.length === 0) return (product.stock ?? 0) > 0
  return product.variants.some((variant) => variant.visible !== false && (variant.stock ?? 0) > 0)
}

describe('the demo shop has enough to look at', () => {
  test('there are at least 24 products in at least 4 collections', () => {
    expect(products.length).toBeGreaterThanOrEqual(24)
    expect(collections.length).toBeGreaterThanOrEqual(4)
  })

  test('every collection has something in it, and every product stands in one that exists', () => {
    const used = new Set(products.flatMap((product) => product.collections))
    const byHand = collections.filter(({ rule }) => !rule)
    expect([...used].sort()).toEqual(byHand.map((collection) => collection.slug).sort())
    expect(products.filter((product) => product.collections.length === 0)).toEqual([])
  })

  test('subcategories have a parent that exists, and a product to take the picture from', () => {
    const slugs = collections.map(({ slug }) => slug)
    const subcategories = collections.filter(({ parent }) => parent !== undefined)
    expect(subcategories.length).toBeGreaterThanOrEqual(5)
    // The seed inserts parents first.
    for (const { slug, parent } of subcategories) expect(slugs.indexOf(parent!)).toBeLessThan(slugs.indexOf(slug))
  })

  test('two collections have a rule that the API accepts, and a picture of a product', () => {
    const ruled = collections.filter(({ rule }) => rule)
    expect(ruled).toHaveLength(2)
    for (const { rule, picture } of ruled) {
      for (const condition of rule!.conditions)
        expect(readCondition(condition, { digits: 2 })).toMatchObject({ ok: true })
      expect(products.flatMap((product) => product.pictures)).toContainEqual(picture)
    }
  })

  test('one bundle consists of products and variants that exist, with pictures of theirs', () => {
    const [bundle, ...others] = products.filter((product) => product.bundle)
    expect(others).toEqual([])
    const contents = bundle!.bundle!.map(({ product, choices }) => ({
      found: products.find(({ slug }) => slug === product)!,
      choices,
    }))
    for (const { found, choices } of contents) {
      expect(found.bundle).toBeUndefined()
      const known = found.variants.map((variant) => variant.choices)
      expect(choices === undefined ? [undefined] : known).toContainEqual(choices)
    }
    const files = contents.flatMap(({ found }) => found.pictures.map(({ file }) => file))
    expect(files).toEqual(expect.arrayContaining(bundle!.pictures.map(({ file }) => file)))
  })

  test('one product can be preordered', () => {
    const preordered = products.filter(({ preorder }) => preorder)
    expect(preordered.map(({ slug, stock }) => [slug, stock])).toEqual([['cap-portable-lamp', 0]])
  })

  test('at least four products come in colors and sizes, with combinations that are gone or never made', () => {
    const rich = products.filter((product) => product.productOptions.length === 2)
    expect(rich.filter((product) => product.variants.length >= 6).length).toBeGreaterThanOrEqual(4)
    for (const product of rich) {
      expect(product.productOptions.map((option) => option.optionType)).toEqual(['color', 'drop_down'])
      expect(product.variants.some((variant) => variant.stock === 0)).toBe(true)
    }
    expect(rich.some((product) => product.variants.length < combinationsOf(product))).toBe(true)
    expect(rich.some((product) => product.variants.some((variant) => variant.visible === false))).toBe(true)
  })

  test('some products have one option, some none, some are downloads', () => {
    expect(products.some((product) => product.productOptions.length === 1)).toBe(true)
    expect(products.some((product) => product.productOptions.length === 0)).toBe(true)
    expect(products.some((product) => product.productType === 'digital')).toBe(true)
  })

  test('one product is sold out, one nearly, and some are not counted', () => {
    expect(products.filter((product) => !isOnShelf(product)).map((product) => product.slug)).toEqual(['still-decanter'])
    expect(products.some((product) => product.stock === 2)).toBe(true)
    expect(products.some((product) => product.productType === 'physical' && product.stock === null)).toBe(true)
  })

  test('there are discounts of both kinds, and ribbons', () => {
    const kinds = products.map((product) => product.discount?.type)
    expect(kinds).toEqual(expect.arrayContaining(['PERCENT', 'AMOUNT']))
    expect(products.map((product) => product.ribbon)).toEqual(expect.arrayContaining(['New', 'Last few']))
  })
})

describe('the catalog keeps the bounds of the API', () => {
  test.each(products.map((product) => [product.slug, product] as const))('%s fits', (_slug, product) => {
    expect(product.name.length).toBeGreaterThanOrEqual(1)
    expect(product.name.length).toBeLessThanOrEqual(80)
    expect(product.description).toMatch(/^(<p>[^<]+<\/p>)+$/)
    expect(product.description.length).toBeLessThanOrEqual(8000)
    expect((product.ribbon ?? '').length).toBeLessThanOrEqual(30)
    expect(product.price).toBeGreaterThan(product.cost ?? 0)
    for (const section of product.additionalInfoSections) expect(section.title.length).toBeLessThanOrEqual(50)
  })

  test('collections have short names and descriptions', () => {
    for (const collection of collections) {
      expect(collection.name.length).toBeLessThanOrEqual(50)
      expect(collection.description.length).toBeLessThanOrEqual(600)
    }
  })

  test('prices and costs are whole cents', () => {
    const amounts = products.flatMap((product) => [
      product.price,
      product.cost ?? 0,
      ...product.variants.map((variant) => variant.price ?? 0),
    ])
    for (const amount of amounts) expect(Number(amount.toFixed(2))).toBe(amount)
  })

  test('a discount never reaches the price', () => {
    const excessive = products.filter(
      ({ price, discount }) => discount && discount.value >= (discount.type === 'PERCENT' ? 100 : price),
    )
    expect(excessive).toEqual([])
  })

  test('slugs and stock keeping units are unique and short', () => {
    expect(duplicates(products.map((product) => product.slug))).toEqual([])
    expect(duplicates(products.map((product) => product.name))).toEqual([])
    expect(duplicates(collections.map((collection) => collection.slug))).toEqual([])
    const skus = products.flatMap((product) => [product.sku, ...product.variants.map((variant) => variant.sku)])
    const known = skus.filter((sku) => sku !== undefined)
    expect(duplicates(known)).toEqual([])
    for (const sku of known) expect(sku.length).toBeLessThanOrEqual(40)
  })
})

describe('options and variants belong together', () => {
  const withOptions = products.filter((product) => product.productOptions.length > 0)

  test.each(withOptions.map((product) => [product.slug, product] as const))('%s', (_slug, product) => {
    for (const option of product.productOptions) {
      expect(option.name.length).toBeLessThanOrEqual(50)
      for (const choice of option.choices) {
        expect(choice.description.length).toBeLessThanOrEqual(50)
        const expected = option.optionType === 'color' ? /^#[0-9a-f]{6}$/ : new RegExp(`^${choice.description}$`)
        expect(choice.value).toMatch(expected)
      }
    }
    for (const variant of product.variants) {
      expect(Object.keys(variant.choices)).toEqual(product.productOptions.map((option) => option.name))
      for (const option of product.productOptions) {
        expect(option.choices.map((choice) => choice.description)).toContain(variant.choices[option.name])
      }
    }
    const combinations = product.variants.map((variant) => Object.values(variant.choices).join('/'))
    expect(duplicates(combinations)).toEqual([])
    expect(product.stock === undefined || product.stock === null).toBe(true)
  })

  test('products without options have no variants', () => {
    const plain = products.filter((product) => product.productOptions.length === 0)
    expect(plain.flatMap((product) => product.variants)).toEqual([])
    expect(plain.filter((product) => product.stock === undefined && !product.bundle)).toEqual([])
  })

  test('every color has a picture of its own, and the product shows it', () => {
    for (const product of products) {
      const files = product.pictures.map((picture) => picture.file)
      for (const option of product.productOptions) {
        if (option.optionType !== 'color') continue
        for (const choice of option.choices) {
          expect(choice.pictures.length).toBeGreaterThanOrEqual(1)
          expect(files).toEqual(expect.arrayContaining(choice.pictures))
        }
      }
    }
  })
})

describe('the pictures', () => {
  test('every product has at least three, each with words for those who cannot see it', () => {
    for (const product of products) expect(product.pictures.length).toBeGreaterThanOrEqual(3)
    for (const picture of pictures) expect(picture.altText.length).toBeGreaterThan(10)
    expect(duplicates(pictures.map((picture) => picture.file))).toEqual([])
  })

  test('each one exists, in the size the catalog says', async () => {
    for (const { file, width, height } of pictures) {
      const found = await sharp(folder + file).metadata()
      expect([file, found.format, found.width, found.height]).toEqual([file, 'webp', width, height])
    }
  })

  test('the folder holds nothing else and stays below eight megabytes', async () => {
    const files = await readdir(folder)
    expect(files.sort()).toEqual(pictures.map((picture) => picture.file).sort())
    const sizes = await Promise.all(files.map(async (file) => (await stat(folder + file)).size))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000_000)
  })
})
