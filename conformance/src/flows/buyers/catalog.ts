import { media } from '@wix/sdk'
import type { products } from '@wix/stores'
import { assert, expectFields, expectRefusal, expectSorted, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { traffic } from '../../traffic.ts'
import { expectPicture, openStorefront, type Storefront } from '../../shop.ts'

/** The query builder as storefronts use it, with more fields and values than its types know. */
interface AnyField {
  readonly eq: (field: string, value: unknown) => AnyField
  readonly ge: (field: string, value: unknown) => AnyField
  readonly le: (field: string, value: unknown) => AnyField
  readonly hasSome: (field: string, values: unknown[]) => AnyField
  readonly find: () => Promise<products.ProductsQueryResult>
}

/** Product fields that storefronts read, most of them without checking. */
const readOfProduct = [
  '_id name slug description productType visible lastUpdated collectionIds media stock price',
  'priceData convertedPriceData priceRange discount productOptions variants manageVariants',
  'additionalInfoSections customTextFields productPageUrl',
].flatMap((names) => names.split(' '))

const unknownId = '00000000-1111-4222-8333-444444444444'

const queryProducts = async ({ products }: Storefront): Promise<void> => {
  await check('products.queryProducts', 'a page of products, each as typed', async () => {
    const found = await products.queryProducts().find()
    assert.equal(found.pageSize, 50)
    assert.ok(found.items.length > 10)
    assert.equal(found.totalCount, found.items.length)
    for (const product of found.items) expectShape('Product', product)
  })
  await check('products.queryProducts', 'by slug', async () => {
    const { items } = await products.queryProducts().eq('slug', 'tide-mug').limit(1).find()
    assert.deepEqual(
      items.map(({ slug }) => slug),
      ['tide-mug'],
    )
  })
  await check('products.queryProducts', 'an unknown slug finds nothing', async () => {
    const { items, totalCount } = await products.queryProducts().eq('slug', 'no-such-thing').find()
    assert.deepEqual([items.length, totalCount], [0, 0])
  })
  await check('products.queryProducts', 'pages: next, previous, counts', async () => {
    const first = await products.queryProducts().ascending('name').limit(10).find()
    assert.deepEqual([first.items.length, first.currentPage, first.hasNext(), first.hasPrev()], [10, 0, true, false])
    assert.equal(first.totalPages, Math.ceil(first.totalCount! / 10))
    const second = await first.next()
    assert.deepEqual([second.currentPage, second.hasPrev()], [1, true])
    const back = await second.prev()
    assert.deepEqual(
      back.items.map(({ _id }) => _id),
      first.items.map(({ _id }) => _id),
    )
    const skipped = await products.queryProducts().ascending('name').skip(10).limit(10).find()
    assert.deepEqual(
      skipped.items.map(({ _id }) => _id),
      second.items.map(({ _id }) => _id),
    )
  })
  await check('products.queryProducts', 'sorted by price, name and date', async () => {
    const priceOf = ({ priceData }: products.Product) => priceData!.price!
    const [up, down] = await Promise.all([
      products.queryProducts().ascending('price').find(),
      products.queryProducts().descending('price').find(),
    ])
    expectSorted(up.items, priceOf)
    expectSorted(down.items, (product) => -priceOf(product))
    expectSorted((await products.queryProducts().ascending('name').find()).items, ({ name }) => name!.toLowerCase())
    expectSorted(
      (await products.queryProducts().descending('lastUpdated').find()).items,
      ({ lastUpdated }) => -lastUpdated!.getTime(),
    )
  })
  await check('products.queryProducts', 'by price, as number and as text', async () => {
    const numbers = await products.queryProducts().ge('priceData.price', 20).le('priceData.price', 40).find()
    assert.ok(numbers.items.length > 0)
    for (const { priceData } of numbers.items) assert.ok(priceData!.price! >= 20 && priceData!.price! <= 40)
    // Storefronts pass text from the URL.
    const texts = await (products.queryProducts() as unknown as AnyField)
      .ge('priceData.price', '20')
      .le('priceData.price', '40')
      .find()
    assert.equal(texts.items.length, numbers.items.length)
  })
  await check('products.queryProducts', 'by prefix of the name; an empty prefix matches all', async () => {
    const { items } = await products.queryProducts().startsWith('name', 'Tide').find()
    assert.ok(items.length > 0 && items.every(({ name }) => name!.startsWith('Tide')))
    const [all, any] = await Promise.all([
      products.queryProducts().find(),
      products.queryProducts().startsWith('name', '').find(),
    ])
    assert.equal(any.totalCount, all.totalCount)
  })
  await check('products.queryProducts', 'by type, by IDs, all but one', async () => {
    const digital = await (products.queryProducts() as unknown as AnyField).hasSome('productType', ['digital']).find()
    assert.ok(digital.items.length > 0 && digital.items.every(({ productType }) => productType === 'digital'))
    const ids = digital.items.map(({ _id }) => _id!)
    const same = await products.queryProducts().in('_id', ids).find()
    assert.equal(same.totalCount, ids.length)
    const others = await products.queryProducts().in('_id', ids).ne('_id', ids[0]!).find()
    assert.equal(others.totalCount, ids.length - 1)
  })
  await check('products.queryProducts', 'a query too long for a URL is sent in the body', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => unknownId.replace(/\d{4}$/, String(1000 + index)))
    const { items } = await products.queryProducts().in('_id', ids).find()
    assert.equal(items.length, 0)
    assert.equal(traffic().findLast(({ path }) => path.endsWith('/products/query-platformized'))!.method, 'POST')
  })
  await check('products.queryProducts', 'with an object instead of the builder', async () => {
    const query = { filter: { slug: { $eq: 'tide-mug' } }, paging: { limit: 5, offset: 0 } }
    const answer = await (products.queryProducts as unknown as (query: object) => Promise<ProductsAnswer>)(query)
    assert.equal(answer.products[0]?.slug, 'tide-mug')
    assert.equal(answer.metadata.total, 1)
  })
}

interface ProductsAnswer {
  readonly products: readonly { readonly slug?: string }[]
  readonly metadata: { readonly total?: number }
}

const readProduct = async ({ products }: Storefront): Promise<string> => {
  const { items } = await products.queryProducts().eq('slug', 'tide-mug').find()
  const product = need(items[0], 'tide mug')
  const id = need(product._id, 'id')

  await check('products.getProduct', 'with dates as Date, options, variants, stock and images', async () => {
    const { product: read } = await products.getProduct(id)
    expectShape('Product', read)
    expectFields(read!, readOfProduct)
    assert.ok(read!.lastUpdated instanceof Date)
    assert.ok(read!.productOptions!.length === 2 && read!.variants!.length > 0)
    assert.equal(read!.stock!.inventoryStatus, 'PARTIALLY_OUT_OF_STOCK')
    const { url, width, height } = read!.media!.mainMedia!.image!
    assert.ok(url && width && height && read!.media!.items![1])
  })
  await check('products.getProduct', 'an unknown ID is a 404', () =>
    expectRefusal(() => products.getProduct(unknownId), { status: 404 }),
  )
  await check('products.getProductOptionsAvailability', 'all choices: the variant and its price', async () => {
    const found = await products.getProductOptionsAvailability(id, { Color: 'Ink', Size: 'Large' })
    expectShape('ProductOptionsAvailabilityResponse', found)
    assert.equal(found.availableForPurchase, true)
  })
  const variants = await check(
    'products.queryProductVariants',
    'all variants, and those with given choices',
    async () => {
      const all = await products.queryProductVariants(id)
      assert.ok(all.variants!.length >= 7)
      for (const variant of all.variants!) expectShape('Variant', variant)
      const ink = await products.queryProductVariants(id, { choices: { Color: 'Ink', Size: 'Small' } })
      assert.deepEqual(
        ink.variants!.map(({ choices }) => choices),
        [{ Color: 'Ink', Size: 'Small' }],
      )
      return all.variants!
    },
  )
  await check('products.queryStoreVariants', 'the variants of the store', async () => {
    const found = await products.queryStoreVariants({ paging: { limit: 5, offset: 0 } } as never)
    assert.equal(found.variants!.length, 5)
    for (const variant of found.variants!) expectShape('StoreVariant', variant)
  })
  await check('products.getStoreVariant', 'one variant', async () => {
    const storeVariantId = `${id}-${need(variants?.[0]?._id, 'variant')}`
    const { variant } = await products.getStoreVariant(storeVariantId)
    expectShape('StoreVariant', variant)
  })
  return id
}

const readCollections = async ({ products, collections }: Storefront): Promise<void> => {
  const all = await check('collections.queryCollections', 'all collections, each as typed', async () => {
    const found = await collections.queryCollections().find()
    assert.ok(found.items.length > 1)
    assert.equal(found.totalCount, found.items.length)
    for (const collection of found.items) expectShape('Collection', collection)
    return found.items
  })
  await check('collections.getCollectionBySlug', 'by slug', async () => {
    const { collection } = await collections.getCollectionBySlug('tableware')
    expectShape('Collection', collection)
    assert.equal(collection!.slug, 'tableware')
  })
  await check('collections.getCollectionBySlug', 'the collection of all products', async () => {
    const { collection } = await collections.getCollectionBySlug('all-products')
    assert.equal(collection!._id, '00000000-000000-000000-000000000001')
  })
  await check('collections.getCollectionBySlug', 'an unknown slug has the numeric code 404', () =>
    expectRefusal(() => collections.getCollectionBySlug('no-such-collection'), { status: 404, code: 404 }),
  )
  await check('products.getCollectionBySlug', 'by slug, with the older call', async () => {
    const { collection } = await products.getCollectionBySlug('tableware')
    expectShape('CollectionV1', collection)
    assert.equal(collection!.slug, 'tableware')
  })
  await check('collections.getCollection', 'by id', async () => {
    const { _id } = need(
      all?.find(({ slug }) => slug === 'tableware'),
      'tableware',
    )
    const collection = await collections.getCollection(_id!)
    expectShape('Collection', collection)
    assert.equal(collection.slug, 'tableware')
  })
  await check('products.queryProducts', 'in one or several collections, and in that of all products', async () => {
    const { _id } = need(
      all?.find(({ slug }) => slug === 'tableware'),
      'tableware',
    )
    const [some, one, everything, any] = await Promise.all([
      products.queryProducts().hasSome('collectionIds', [_id!]).find(),
      (products.queryProducts() as unknown as AnyField).eq('collectionIds', _id!).find(),
      products.queryProducts().hasSome('collectionIds', ['00000000-000000-000000-000000000001']).find(),
      products.queryProducts().find(),
    ])
    assert.ok(some.totalCount! > 0 && some.totalCount! < any.totalCount!)
    assert.ok(some.items.every(({ collectionIds }) => collectionIds!.includes(_id!)))
    assert.deepEqual([one.totalCount, everything.totalCount], [some.totalCount, any.totalCount])
  })
}

const showPictures = async ({ products }: Storefront): Promise<void> => {
  await check('media.getScaledToFillImageUrl', "a product's image in another size", async () => {
    const { items } = await products.queryProducts().eq('slug', 'tide-mug').find()
    const { url } = need(items[0]?.media?.mainMedia?.image, 'image')
    const own = await fetch(need(url, 'address'))
    assert.match(own.headers.get('content-type')!, /^image\//)
    const { width, height } = media.getImageUrl(url!)
    assert.ok(width > 0 && height > 0)
    await expectPicture(media.getScaledToFillImageUrl(url!, 320, 240, {}))
  })
}

/** Browses the catalog. Returns the ID of the product with variants. */
export const browseCatalog = async (): Promise<string> => {
  const storefront = openStorefront()
  await queryProducts(storefront)
  const productId = await readProduct(storefront)
  await readCollections(storefront)
  await showPictures(storefront)
  return productId
}
