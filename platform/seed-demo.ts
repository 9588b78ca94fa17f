/** Creates the demo store in an empty database. An existing demo store is not changed. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { demoCatalog } from '../demo/catalog.ts'
import { demoDesign } from '../demo/design.ts'
import { demoReviews } from '../demo/reviews.ts'
import { demoSynonyms } from '../demo/synonyms.ts'
import { demoShop } from '../demo/shop.ts'
import type { DemoCollection, DemoPicture, DemoProduct } from '../demo/types.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { initialModeration, decideModeration } from '@vitrine/domain/review/moderation.ts'
import {
  allProductsId,
  findProducts,
  insertProduct,
  setPreorders,
  setCollections,
  setRuleOfNewStore,
  setStock,
} from '@vitrine/server/catalog/product/api.ts'
import { lockDesign, publishDraft, saveDraft, storedMedia } from '@vitrine/server/desk/store-design/api.ts'
import { withExclusiveLock } from '@vitrine/server/ground/database/exclusive-lock.ts'
import { isLoopback } from '@vitrine/server/ground/base/config.ts'
import type { Context } from '@vitrine/server/ground/context/context.ts'
import { addCoupon } from '@vitrine/server/pricing/coupon/api.ts'
import { registerApp } from '@vitrine/server/ground/event/apps.ts'
import { storeMedia } from '@vitrine/server/ground/media/files.ts'
import { storeSecureFile } from '@vitrine/server/orders/digital/api.ts'
import { saveTerms } from '@vitrine/server/catalog/purchase-terms/api.ts'
import { saveSynonyms } from '@vitrine/server/catalog/search/api.ts'
import { insertReview, type ReviewRecord } from '@vitrine/server/catalog/review/api.ts'
import { addShippingOption } from '@vitrine/server/pricing/shipping/api.ts'
import { createOwner } from '@vitrine/server/people/owner/api.ts'
import { createMember } from '@vitrine/server/people/member/api.ts'
import { sqlState, sqlStates } from '@vitrine/server/ground/database/database-errors.ts'
import { insertApiKey } from '@vitrine/server/people/api-key/api.ts'
import { createSite, registerOAuthApp } from '@vitrine/server/desk/site/api.ts'
import { requireSite, siteChannel } from '@vitrine/server/ground/site/sites.ts'
import type { Db } from '@vitrine/server/ground/database/tables.ts'
import { demoFile } from './demo-files.ts'
import { demoId, demoRecord } from './demo-records.ts'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'

export interface SeedOptions {
  /** The folder of the images. */
  readonly folder: string
  readonly print: (text: string) => void
}

/** Stores each image once and returns a lookup of the media records. */
const storePictures = async (
  context: Context,
  { folder, print }: SeedOptions,
): Promise<(picture: DemoPicture) => MediaRecord> => {
  const pictures = [
    ...demoCatalog.collections.flatMap(({ picture }) => picture ?? []),
    ...demoCatalog.products.flatMap((product) => product.pictures),
    demoShop.hero,
    ...demoShop.stories,
  ]
  const stored = new Map<string, MediaRecord>()
  for (const { file, altText } of pictures) {
    if (stored.has(file)) continue
    const bytes = await readFile(join(folder, file))
    const media = { siteId: demoSite.siteId, bytes, filename: file, altText }
    const { id, width, height } = await storeMedia(context, media)
    stored.set(file, { id, kind: 'image', width, height, altText })
    if (stored.size % 40 === 0) print(`  ${stored.size} images …`)
  }
  return ({ file }) => stored.get(file)!
}

/** Stores the files of digital products. Returns their IDs by product slug. */
const storeFiles = async (context: Context): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>()
  for (const product of demoCatalog.products) {
    if (product.productType !== 'digital') continue
    const content = Readable.from([demoFile(product)])
    const about = { siteId: demoSite.siteId, fileName: product.digitalFile, contentType: 'application/pdf' }
    files.set(product.slug, (await storeSecureFile(context, { ...about, content })).id)
  }
  return files
}

/** Returns the picture of a collection: its own, or that of its first product. */
const pictureOf = ({ slug, picture }: DemoCollection): DemoPicture =>
  picture ?? demoCatalog.products.find((product) => product.collections.includes(slug))!.pictures[0]!

const addCatalog = async (context: Context, mediaOf: (picture: DemoPicture) => MediaRecord): Promise<void> => {
  const files = await storeFiles(context)
  const { siteId } = demoSite
  const now = context.now()
  await context.db.transaction().execute(async (transaction) => {
    const all = { name: 'All products', slug: 'all-products', description: '', media: [] as MediaRecord[] }
    const collections = [
      { id: allProductsId, ...all, parent_id: null },
      ...demoCatalog.collections.map((collection) => ({
        id: demoId(`collection ${collection.slug}`),
        slug: collection.slug,
        name: collection.name,
        description: collection.description,
        media: [mediaOf(pictureOf(collection))],
        parent_id: collection.parent === undefined ? null : demoId(`collection ${collection.parent}`),
      })),
    ]
    for (const [position, { media, ...collection }] of collections.entries()) {
      const dates = { created_date: now, last_updated: now }
      const row = {
        site_id: siteId,
        ...collection,
        visible: true,
        media: JSON.stringify(media),
        position,
        ...dates,
      }
      await transaction.insertInto('collection').values(row).execute()
    }
    // The first product of the catalog is the newest.
    for (const product of demoCatalog.products.toReversed()) {
      const { id, record, levels } = demoRecord(product, {
        currency: demoCatalog.currency,
        mediaOf,
        fileId: files.get(product.slug),
      })
      const { name, slug } = product
      await insertProduct(context, transaction, { siteId, id, slug, name, visible: true, record })
      await setStock(transaction, { siteId, productId: id, levels })
      if (product.deposit) await saveDeposit(transaction, id, product.deposit)
      if (product.preorder) {
        const [row] = await findProducts(transaction, siteId, [id])
        await setPreorders(transaction, { siteId, row: row!, preorderInfo: { enabled: true, ...product.preorder } })
      }
      const collectionIds = product.collections.map((collection) => demoId(`collection ${collection}`))
      await setCollections(transaction, { siteId, productId: id, collectionIds })
    }
    await addReviews(transaction, now)
    await saveSynonyms(
      transaction,
      siteId,
      demoSynonyms.map(({ from, words }) => ({ from, words: [...words] })),
    )
    await addCollectionRules(transaction, now)
  })
}

const saveDeposit = (
  db: Db,
  productId: string,
  { percentage, restDueInDays: afterDays }: NonNullable<DemoProduct['deposit']>,
): Promise<void> => {
  const payment = { option: 'DEPOSIT_ONLINE', deposit: { percentage }, due: { afterDays } } as const
  return saveTerms(db, { siteId: demoSite.siteId, productId }, { payment })
}

/** Sets the rules of collections, and adds the products that match. Later ones follow by jobs, as in any store. */
const addCollectionRules = async (db: Db, now: Date): Promise<void> => {
  for (const { slug, rule } of demoCatalog.collections) {
    const collection = { siteId: demoSite.siteId, id: demoId(`collection ${slug}`) }
    if (rule) await setRuleOfNewStore(db, { ...collection, rule, now, currency: demoCatalog.currency })
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the moderation status of a review that waits for approval or is approved. */
const moderated = (waits: boolean) => {
  const begun = initialModeration(false)
  const approved = decideModeration(begun, 'APPROVED')
  return !waits && approved.ok ? approved.review : begun
}

const addReviews = async (db: Db, now: Date): Promise<void> => {
  for (const { product, rating, title, body, authorName, daysAgo, reply, waits = false } of demoReviews) {
    const date = new Date(now.getTime() - daysAgo * dayMs)
    const [createdDate, updatedDate] = [now.toISOString(), now.toISOString()]
    const { status, ...moderation } = moderated(waits)
    const record: ReviewRecord = {
      title,
      body,
      authorName,
      images: [],
      ...moderation,
      ...(reply !== undefined && { reply: { message: reply, createdDate, updatedDate } }),
    }
    await insertReview(db, {
      site_id: demoSite.siteId,
      id: demoId(`review ${product} ${authorName}`),
      product_id: demoId(product),
      author_id: null,
      status,
      rating,
      verified: false,
      review_date: date,
      body: JSON.stringify(record),
      revision: 1,
      created_date: date,
      updated_date: now,
    })
  }
}

const addRules = async ({ db }: Context): Promise<void> => {
  const { siteId } = demoSite
  const neighbours = [
    'AT',
    'BE',
    'CH',
    'CZ',
    'DK',
    'ES',
    'FI',
    'FR',
    'GB',
    'IE',
    'IT',
    'LU',
    'NL',
    'NO',
    'PL',
    'PT',
    'SE',
  ]
  const rate = (amount: number) => ({ amount, conditions: [], multiplyByQuantity: false })
  const freeFrom = (value: number) => ({
    amount: 0,
    conditions: [{ type: 'BY_TOTAL_PRICE' as const, operator: 'GTE' as const, value }],
    multiplyByQuantity: false,
  })
  const options = [
    {
      title: 'Standard',
      estimatedDeliveryTime: '2–3 business days',
      countries: ['DE'],
      region: 'Germany',
      rates: [freeFrom(12_000), rate(490)],
      pickup: false,
    },
    {
      title: 'Express',
      estimatedDeliveryTime: 'Next business day',
      countries: ['DE'],
      region: 'Germany',
      rates: [rate(1290)],
      pickup: false,
    },
    {
      title: 'Europe',
      estimatedDeliveryTime: '4–7 business days',
      countries: neighbours,
      region: 'Neighbors',
      rates: [freeFrom(25_000), rate(1490)],
      pickup: false,
    },
    {
      title: 'World',
      estimatedDeliveryTime: '8–14 business days',
      countries: ['US', 'CA', 'AU', 'NZ', 'JP', 'IL', 'BR'],
      region: 'Overseas',
      rates: [rate(3900)],
      pickup: false,
    },
    {
      title: 'Pickup at the studio',
      estimatedDeliveryTime: 'Ready in a day',
      countries: ['DE'],
      region: 'Germany',
      rates: [rate(0)],
      pickup: true,
    },
  ]
  for (const [position, { region, ...option }] of options.entries()) {
    const named = { id: demoId(`delivery ${option.title}`), region: { id: demoId(`region ${region}`), name: region } }
    await addShippingOption(db, siteId, { option: { ...named, ...option }, position })
  }
  const coupons = [
    {
      code: 'WELCOME10',
      name: 'Ten per cent for new friends',
      effect: { type: 'PERCENT_OFF' as const, percent: '10' },
    },
    {
      code: 'SHORE5',
      name: 'Five off from forty',
      effect: { type: 'MONEY_OFF' as const, amount: 500 },
      minimumSubtotal: 4000,
    },
    { code: 'FREESHIP', name: 'Free delivery', effect: { type: 'FREE_SHIPPING' as const } },
  ]
  for (const coupon of coupons)
    await addCoupon(db, siteId, { id: demoId(`coupon ${coupon.code}`), active: true, ...coupon })
}

/** Sets the texts and the image of the home page, and publishes its design. */
const addHomePage = async (
  { db, sites, database }: Context,
  mediaOf: (picture: DemoPicture) => MediaRecord,
): Promise<void> => {
  const { siteId } = demoSite
  const { settings } = await requireSite(sites, siteId)
  const window = { tagline: demoShop.tagline, about: demoShop.about, hero: mediaOf(demoShop.hero) }
  await db
    .updateTable('site')
    .set({ settings: JSON.stringify({ ...settings, ...window }) })
    .where('id', '=', siteId)
    .execute()
  const design = demoDesign({
    collectionId: (slug) => demoId(`collection ${slug}`),
    image: (picture) => storedMedia(mediaOf(picture).id),
  })
  await db.transaction().execute(async (transaction) => {
    await lockDesign(transaction, siteId, design)
    await saveDraft(transaction, siteId, design, 1)
    await publishDraft(transaction, siteId, design)
  })
  sites.refresh()
  await database.notify(siteChannel, siteId)
}

/** Creates the demo store. If several servers start at once, one creates it and the others wait. */
export const seedDemo = async (context: Context, options: SeedOptions): Promise<boolean> => {
  if (!isLoopback(context.config)) {
    throw new Error('A public server cannot have the demo store: set VITRINE_DEMO=0, then run npm run owner -- EMAIL.')
  }
  const turn = {
    name: 'demo shop',
    onWait: () => options.print('Waiting for another server that is creating the demo store …'),
  }
  await withExclusiveLock(context.database, turn, () => createDemoStore(context, options)).catch(
    async (error: unknown) => {
      if (sqlState(error) !== sqlStates.readOnly) throw error
      // On a full disk, an existing store is served unchanged.
      const { db } = context
      const site = await db.selectFrom('site').select('id').where('id', '=', demoSite.siteId).executeTakeFirst()
      if (!site)
        throw new Error('The disk is full, so the demo store cannot be created. Free up space and start again.')
    },
  )
  return true
}

const createDemoStore = async (context: Context, options: SeedOptions): Promise<void> => {
  const { db, config } = context
  const { siteId, clientId, storefrontClientId, apiKey } = demoSite
  const settings = {
    taxIncludedInPrices: true,
    contactEmail: 'hello@demo.test',
    businessAddress: { country: 'DE', subdivision: undefined },
  }
  await createSite(db, {
    id: siteId,
    name: demoShop.name,
    currency: demoCatalog.currency,
    language: 'en',
    demo: true,
    settings,
    taxRatePercent: '19',
  })
  const origins = [...new Set(['http://localhost:3000', config.storefrontUrl])]
  const app = { redirectUris: origins.map((origin) => `${origin}/callback`), origins }
  await registerOAuthApp(db, siteId, { clientId, name: 'Demo storefront', rotatesRefreshTokens: false, ...app })
  await registerOAuthApp(db, siteId, {
    clientId: storefrontClientId,
    name: demoShop.name,
    rotatesRefreshTokens: true,
    ...app,
  })
  await insertApiKey(db, { siteId, key: apiKey, name: 'Demo' })
  await registerApp(db, { siteId, appId: demoSite.appId, name: 'Demo app' })
  await createOwner(db, { siteId, ...demoSite.owner })
  await createMember(db, { siteId, ...demoSite.member, firstName: 'Mika', lastName: 'Demo' })

  const known = await db.selectFrom('collection').select('id').where('site_id', '=', siteId).executeTakeFirst()
  if (known) return
  options.print('Creating the demo store …')
  const started = Date.now()
  await addRules(context)
  const mediaOf = await storePictures(context, options)
  await addHomePage(context, mediaOf)
  // This comes last because a store with collections is considered complete.
  await addCatalog(context, mediaOf)
  options.print(`${demoCatalog.products.length} products added (${((Date.now() - started) / 1000).toFixed(1)} s).`)
}
