import {
  endedPrices,
  lowestPrices,
  priorPriceDays,
  priorPricesAfter,
  startsReduction,
} from '@vitrine/domain/catalog/prior-price.ts'
import { onlyVariantId, type ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { lowestPaid } from '@vitrine/domain/catalog/public-price.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { currentActor } from '../../../ground/event/acting.ts'
import { readHistories } from '../public-price/read-histories.ts'
import { readRulePeriods } from '../public-price/rule-periods.ts'
import { daysBefore, keptDays } from '../public-price/kept-days.ts'

export interface ProductKey {
  readonly siteId: string
  readonly id: string
}

/** The prices that a product had. */
export const pricesOf = (db: Db, { siteId, id }: ProductKey) =>
  db.selectFrom('price_change').where('site_id', '=', siteId).where('product_id', '=', id)

/** Returns the lowest prices that ended since a date, in minor units by variant. */
export const readLowest = async (db: Db, key: ProductKey, since: Date): Promise<Readonly<Record<string, Minor>>> => {
  const rows = await pricesOf(db, key)
    .where('ended_date', '>', since)
    .select(({ fn }) => ['variant_id', fn.min('price').as('price')])
    .groupBy('variant_id')
    .execute()
  return Object.fromEntries(rows.map(({ variant_id: variantId, price }) => [variantId, Number(price)]))
}

/** Returns the lowest prices that everybody has paid in the last 30 days, in minor units by variant. */
const readLowestPublic = async (
  db: Db,
  key: ProductKey,
  { before, now }: { readonly before: ProductRecord; readonly now: Date },
): Promise<Readonly<Record<string, Minor>>> => {
  const since = daysBefore(now, priorPriceDays)
  const rules = await readRulePeriods(db, key.siteId, since)
  if (rules.length === 0) return readLowest(db, key, since)
  const find = await readHistories(db, key.siteId, { ids: [key.id], since, rules })
  const found = lowestPrices(before, {}).flatMap(({ variantId: id, price }) => {
    const known = find(key.id, { id, ...(id !== onlyVariantId && { price }) }, { price, quantity: 1 })
    const lowest = known && lowestPaid(known.item, known.history, { from: since, until: now, country: undefined })
    return lowest === undefined ? [] : [[id, lowest] as const]
  })
  return Object.fromEntries(found)
}

/**
 * Notes the prices that end with a change of a product, and returns its record with the prior prices of its reductions.
 * The caller has locked the product.
 */
export const trackPrices = async (
  db: Db,
  key: ProductKey,
  { before, after, now }: { readonly before: ProductRecord; readonly after: ProductRecord; readonly now: Date },
): Promise<ProductRecord> => {
  const lowest = startsReduction(before, after) ? await readLowestPublic(db, key, { before, now }) : {}
  const ended = endedPrices(before, after)
  if (ended.length > 0) {
    const [site_id, product_id] = [key.siteId, key.id]
    const actor = currentActor()
    const rows = ended.map(({ variantId, price }) => ({
      site_id,
      product_id,
      variant_id: variantId,
      ended_date: now,
      price,
      actor: actor ? JSON.stringify(actor) : null,
    }))
    await db
      .insertInto('price_change')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await db
      .deleteFrom('price_change')
      .where('site_id', '=', site_id)
      .where('product_id', '=', product_id)
      .where('ended_date', '<', daysBefore(now, keptDays))
      .execute()
  }
  const { priorPrices: _, ...record } = after
  const priorPrices = priorPricesAfter({ before, after, lowest })
  return priorPrices ? { ...record, priorPrices } : record
}
