import type { storeCreditCalls } from '@vitrine/contract'
import type { StoreCredit } from '@vitrine/contract/entities/money/store-credit.ts'
import type { Handlers } from '../../../ground/base/handlers.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { Refusal, invalidBecause } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'
import { siteInLanguage } from '../../../ground/words/speech.ts'
import { findMember } from '../../../people/member/api.ts'
import { storeCreditEmail } from './store-credit-email.ts'
import { creditMember, findStoreCredit, listCreditMovements, type CreditMovement } from './store-credit-store.ts'

const presentMovement = (
  { id, type, amount, reason, order_id, order_number, created_date }: CreditMovement,
  site: Site,
): StoreCredit['movements'][number] => ({
  id,
  type: type === 'ISSUED' ? 'GIVEN' : type,
  amount: createMoneyWriter(site).price(Number(amount)),
  ...(reason !== null && { reason }),
  ...(order_id !== null && { orderId: order_id }),
  ...(order_number !== null && { orderNumber: String(order_number) }),
  createdDate: created_date.toISOString(),
})

/** Presents a member's store credit; zero if they never had any. */
const readStoreCredit = async (db: Db, site: Site, memberId: string): Promise<StoreCredit> => {
  const card = await findStoreCredit(db, { siteId: site.id, memberId, currency: site.currency })
  const movements = card ? await listCreditMovements(db, card) : []
  const balance = card && !card.disabled ? Number(card.balance) : 0
  return {
    balance: createMoneyWriter(site).price(balance),
    currency: site.currency,
    movements: movements.map((movement) => presentMovement(movement, site)),
  }
}

const requireMember = async (db: Db, siteId: string, memberId: string) => {
  const member = await findMember(db, siteId, memberId)
  if (!member) throw new Refusal('NOT_FOUND', 'There is no such member.')
  return member
}

/** Gives and reads the store credit of members. */
export const createStoreCreditHandlers = ({ db, sites, now }: Context): Handlers<typeof storeCreditCalls> => ({
  giveStoreCredit: async ({ siteId }, { params: { memberId }, body }) => {
    const site = await requireSite(sites, siteId)
    const amount = exactMinor(body.amount, { field: 'amount', currency: site.currency })
    if (amount === 0) throw invalidBecause('amount', 'NOT_MORE_THAN_ZERO')
    const { reason } = body
    await transact(db, async (transaction) => {
      const { email, language } = await requireMember(transaction, siteId, memberId)
      const credit = { type: 'GIVEN' as const, amount, ...(reason !== undefined && { reason }) }
      await creditMember(transaction, { siteId, memberId, currency: site.currency }, { credit, now: now() })
      const speaking = siteInLanguage(site, { accepted: language ?? undefined })
      const message = storeCreditEmail(speaking, { amount, reason })
      if (email !== null) await queueMail(transaction, { siteId, recipient: email, message })
    })
    return { storeCredit: await readStoreCredit(db, site, memberId) }
  },

  getStoreCredit: async ({ siteId }, { params: { memberId } }) => {
    await requireMember(db, siteId, memberId)
    return { storeCredit: await readStoreCredit(db, await requireSite(sites, siteId), memberId) }
  },

  getMyStoreCredit: async ({ siteId, memberId }) => ({
    storeCredit: await readStoreCredit(db, await requireSite(sites, siteId), memberId),
  }),
})
