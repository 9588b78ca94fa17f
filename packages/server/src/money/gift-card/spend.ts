import { giftCardAmount, giftCardRefusal, type GiftCardRefusal } from '@vitrine/domain/gift-card/gift-card.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Caller } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { decrementUses, enforceRateLimit, type RateLimited } from '../../ground/rate-limit/rate-limit-store.ts'
import { addressOf } from '../../ground/rate-limit/sign-in-budget.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import {
  findGiftCard,
  findGiftCardByCode,
  giftCardOf,
  obfuscatedCode,
  redeemGiftCard,
  storeCreditCode,
  type StoredGiftCard,
} from './store.ts'
import { findStoreCredit } from './store-credit/store-credit-store.ts'
import type { ChosenGiftCard, RedeemedGiftCard } from './tables.ts'

/** A gift card with the amount it currently pays of a checkout. */
export interface GiftCardShare {
  readonly id: string
  readonly obfuscatedCode: string
  readonly amount: Minor
  readonly requested?: Minor
  /** Why the card can no longer be redeemed. */
  readonly refusal?: GiftCardRefusal
}

/** Limits wrong codes per address and per buyer. A valid code is not counted. */
const limitsOf = (caller: Exclude<Caller, { role: 'anyone' }>, ip: string): RateLimited[] => {
  if (caller.role !== 'visitor' && caller.role !== 'member') return []
  const { siteId, visitorId } = caller
  return [
    { siteId, rule: 'giftCards', subject: addressOf(ip) },
    { siteId, rule: 'giftCard', subject: visitorId },
  ]
}

/** Returns the member who buys. Elevated callers may act for one. */
const memberOf = (caller: Exclude<Caller, { role: 'anyone' }>): string | undefined => {
  // The holder of a checkout link is not authenticated as the member.
  if ('checkoutId' in caller && caller.checkoutId !== undefined) return undefined
  const buyer = caller.role === 'owner' ? caller.actsFor : caller
  return buyer?.role === 'member' ? buyer.memberId : undefined
}

/** Finds the caller's own store credit, which is chosen with a keyword instead of a code. */
const requireOwnCredit = async (
  db: Db,
  caller: Exclude<Caller, { role: 'anyone' }>,
  currency: string,
): Promise<StoredGiftCard> => {
  const memberId = memberOf(caller)
  const card = memberId && (await findStoreCredit(db, { siteId: caller.siteId, memberId, currency }))
  if (!card) throw new Refusal('ERROR_GIFT_CARD_DOES_NOT_EXIST', 'There is no store credit.')
  return card
}

/** Finds a gift card by an entered code. Runs outside of transactions, so that wrong attempts stay counted. */
export const findTypedGiftCard = async (
  { db, now }: Context,
  caller: Exclude<Caller, { role: 'anyone' }>,
  { code, ip, currency }: { code: string; ip: string; currency: string },
): Promise<StoredGiftCard> => {
  if (code === storeCreditCode) return requireOwnCredit(db, caller, currency)
  const tries = limitsOf(caller, ip)
  for (const one of tries) await enforceRateLimit(db, one, now())
  const card = await findGiftCardByCode(db, caller.siteId, code)
  if (!card) throw new Refusal('ERROR_GIFT_CARD_DOES_NOT_EXIST')
  for (const one of tries) await decrementUses(db, one, now())
  return card
}

/** Returns the reference to a gift card that a checkout stores. */
export const chosenGiftCard = ({ id, last_four }: StoredGiftCard): ChosenGiftCard => ({
  id,
  ...(last_four !== null && { lastFour: last_four }),
})

/** Rejects a card that cannot be redeemed in this store now. */
export const refuseUseless = (card: StoredGiftCard, site: Site, now: Date): void => {
  const refusal = giftCardRefusal(giftCardOf(card), { currency: site.currency, now })
  if (refusal) throw new Refusal(refusal)
}

/** Computes what the gift card of a checkout pays of the payable amount. */
export const shareOfGiftCard = async (
  db: Db,
  { chosen, payable, site, now }: { chosen: ChosenGiftCard; payable: Minor; site: Site; now: Date },
): Promise<GiftCardShare | undefined> => {
  const card = await findGiftCard(db, site.id, chosen.id)
  if (!card) return undefined
  const hasChanged = chosen.lastFour !== undefined && chosen.lastFour !== card.last_four
  const refusal = hasChanged
    ? ('ERROR_GIFT_CARD_DISABLED' as const)
    : giftCardRefusal(giftCardOf(card), { currency: site.currency, now })
  return {
    ...chosen,
    obfuscatedCode: obfuscatedCode(card),
    amount: refusal ? 0 : giftCardAmount(giftCardOf(card), payable, chosen.requested),
    ...(refusal && { refusal }),
  }
}

/** Redeems the share of a checkout, in the transaction of the order or of the payment attempt for the rest. */
export const takeGiftCardShare = async (
  { newId, now }: Context,
  db: Db,
  { siteId, share }: { siteId: string; share: GiftCardShare | undefined },
): Promise<RedeemedGiftCard | undefined> => {
  if (!share) return undefined
  if (share.refusal) throw new Refusal(share.refusal)
  const { amount, obfuscatedCode: shown } = share
  if (amount === 0) return undefined
  const id = newId()
  const taken = await redeemGiftCard(db, { siteId, id, giftCardId: share.id, amount, now: now() })
  if (!taken)
    throw new Refusal('ERROR_GIFT_CARD_EMPTY', 'The balance of the gift card was just used for another order.')
  return { id, obfuscatedCode: shown, amount }
}
