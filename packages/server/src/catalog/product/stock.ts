import { sql } from 'kysely'
import { prepared } from '../../ground/database/connection/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'
import { currentActor } from '../../ground/event/acting.ts'
import { changedItemOf, stockChanged, type ChangedItem } from './inventory/items/item-events.ts'
import { lockProducts } from './inventory/items/item-store.ts'
import { returnToLocations, takeFromLocations, type StockUser } from './inventory/locations-of-order.ts'
import type { StockMove } from './inventory/stock-move.ts'

export type TakeResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly productId: string; readonly variantId: string }

/** What was moved at the only location of a variant. */
interface Moved {
  /** `moved`; `untracked`: there is nothing to move; `undecided`: there are several locations, preorders, or too few. */
  readonly result: 'moved' | 'untracked' | 'undecided'
  readonly itemId: string | null
  readonly quantity: number | null
}

const noted = (
  siteId: string,
  move: readonly [productId: string, variantId: string, quantity: number],
  user: readonly [orderId: string | null, actor: string | null],
) => sql`
  insert into stock_change (site_id, item_id, product_id, variant_id, location_id, order_id, reason, quantity_before,
    quantity_after, actor)
  select ${siteId}, id, ${move[0]}, ${move[1]}, location_id, ${user[0]}, 'ORDER', quantity - (${move[2]}::integer),
    quantity, ${user[1]}::jsonb
  from moved`

/** Moves a quantity at the only location of a variant: the common case, in one statement. */
const moveItem = prepared(
  (
    siteId: string,
    productId: string,
    variantId: string,
    change: number,
    orderId: string | null,
    actor: string | null,
  ) => sql<Moved>`
    with item as (
      select tracked, in_stock, preorder_counter from inventory_item
      where site_id = ${siteId} and product_id = ${productId} and variant_id = ${variantId}
    ), moved as (
      update inventory_item set quantity = quantity + ${change}::integer, revision = revision + 1, updated_date = now()
      where site_id = ${siteId} and product_id = ${productId} and variant_id = ${variantId}
        and tracked and (case when ${change}::integer < 0 then quantity + ${change}::integer >= 0 else preorder_counter = 0 end)
        and (select count(*) from item) = 1
      returning id, location_id, quantity
    ), noted as (${noted(siteId, [productId, variantId, change], [orderId, actor])})
    select (select id from moved) as "itemId", (select quantity from moved) as quantity,
      case when exists (select from moved) then 'moved'
        when exists (select from item where tracked or not in_stock or preorder_counter > 0) then 'undecided'
        else 'untracked' end as result`,
)

const actorText = (): string | null => {
  const actor = currentActor()
  return actor ? JSON.stringify(actor) : null
}

/**
 * Locks the products and moves each quantity. All is sent as one batch, which the database executes in order: the
 * products are locked first.
 */
const moveAll = async (
  db: Db,
  { siteId, orderId }: StockUser,
  items: readonly StockMove[],
  sign: 1 | -1,
): Promise<Moved[]> => {
  const actor = actorText()
  const [, ...answers] = await Promise.all([
    lockProducts(
      db,
      siteId,
      items.map(({ productId }) => productId),
    ),
    ...items.map(({ productId, variantId, quantity }) =>
      moveItem(db, siteId, productId, variantId, sign * quantity, orderId ?? null, actor),
    ),
  ])
  return answers.map(({ rows }) => rows[0]!)
}

/** What an event says of a variant that was moved at its only location. */
const changedItem = (
  { productId, variantId }: StockMove,
  { itemId, quantity }: Moved,
  change: number,
): ChangedItem => ({
  productId,
  variantId,
  itemId: itemId!,
  isInStock: quantity! > 0,
  wasInStock: quantity! - change > 0,
  units: change,
})

/**
 * Takes items out of stock, all or none. Each update takes only what is available, so two buyers never get the same
 * piece. Of several locations, `servingOrder` decides which ones provide a quantity. A variant that is out of stock is
 * preordered if it can be. Run it in a transaction that is rolled back on refusal.
 */
export const takeStock = async (db: Db, user: StockUser, items: readonly StockMove[]): Promise<TakeResult> => {
  const answers = await moveAll(db, user, items, -1)
  const changed: ChangedItem[] = []
  for (const [index, answer] of answers.entries()) {
    const move = items[index]!
    if (answer.result === 'moved') changed.push(changedItem(move, answer, -move.quantity))
    if (answer.result !== 'undecided') continue
    const taken = await takeFromLocations(db, user, move)
    if (!taken) return { ok: false, productId: move.productId, variantId: move.variantId }
    changed.push(...taken.map(changedItemOf))
  }
  await stockChanged(db, user.siteId, changed, 'ORDER')
  return { ok: true }
}

/** Returns items to the locations from which the order has taken them. Untracked and deleted variants are ignored. */
export const returnStock = async (db: Db, user: StockUser, items: readonly StockMove[]): Promise<void> => {
  const answers = await moveAll(db, user, items, 1)
  const changed: ChangedItem[] = []
  for (const [index, answer] of answers.entries()) {
    const move = items[index]!
    if (answer.result === 'moved') changed.push(changedItem(move, answer, move.quantity))
    if (answer.result !== 'undecided') continue
    changed.push(...(await returnToLocations(db, user, move)).map(changedItemOf))
  }
  await stockChanged(db, user.siteId, changed, 'ORDER')
}
