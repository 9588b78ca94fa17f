import { giftCardAmount, giftCardRefusal, type GiftCardRefusal } from '@vitrine/domain/gift-card/gift-card.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import type { Caller } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { giveUseBack, enforceRateLimit, type RateLimited } from '../../ground/rate-limit/rate-limit-store.ts'
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

/** A gift card beside what it pays of a checkout at this moment. */
export interface GiftCardShare {
  readonly id: string
  readonly obfuscatedCode: string
  readonly amount: Minor
  readonly requested?: Minor
  /** Why it pays nothing any more. */
  readonly refusal?: GiftCardRefusal
}

/** Wrong codes from one address, and of one buyer, are counted; a right one gives its try back. */
const limitsOf = (caller: Exclude<Caller, { role: 'anyone' }>, ip: string): RateLimited[] => {
  if (caller.role !== 'visitor' && caller.role !== 'member') return []
  const { siteId, visitorId } = caller
  return [
    { siteId, rule: 'giftCards', subject: addressOf(ip) },
    { siteId, rule: 'giftCard', subject: visitorId },
  ]
}

/** The member who buys; an elevated caller may act for one. */
const memberOf = (caller: Exclude<Caller, { role: 'anyone' }>): string | undefined => {
  // Whoever was shown nothing but a link to a checkout is not known to be the member.
  if ('checkoutId' in caller && caller.checkoutId !== undefined) return undefined
  const buyer = caller.role === 'owner' ? caller.actsFor : caller
  return buyer?.role === 'member' ? buyer.memberId : undefined
}

/** Store credit is chosen by a word of its own in the place of a code, and is always the caller's own. */
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

/** Finds the card of a code that a buyer typed. Nothing of this is in a transaction: a wrong try counts for good. */
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
  for (const one of tries) await giveUseBack(db, one, now())
  return card
}

/** A card that was typed, as a checkout keeps it. */
export const chosenGiftCard = ({ id, last_four }: StoredGiftCard): ChosenGiftCard => ({
  id,
  ...(last_four !== null && { lastFour: last_four }),
})

/** Refuses a card that pays for nothing in this store now. */
export const refuseUseless = (card: StoredGiftCard, site: Site, now: Date): void => {
  const refusal = giftCardRefusal(giftCardOf(card), { currency: site.currency, now })
  if (refusal) throw new Refusal(refusal)
}

/** What a checkout's gift card pays of what such cards may pay. */
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

/** Takes a checkout's share off its card, in the transaction of the order or of the attempt to pay the rest. */
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
