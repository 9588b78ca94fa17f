import type { giftCardCalls } from '@vitrine/contract'
import type { GiftCard } from '@vitrine/contract/entities/gift-card.ts'
import { giftCardStatus } from '@vitrine/domain/gift-card/gift-card.ts'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql } from 'kysely'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { Field } from '../../ground/query/conditions.ts'
import { findCursorPage } from '../../ground/query/cursor-page.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import { issueGiftCard } from './issue.ts'
import { disableGiftCard, findGiftCard, giftCardOf, obfuscatedCode, type StoredGiftCard } from './store.ts'

const presentGiftCard = (card: StoredGiftCard, { language }: Site, now: Date): GiftCard => {
  const money = createMoneyWriter({ currency: card.currency, language })
  return {
    id: card.id,
    obfuscatedCode: obfuscatedCode(card),
    status: giftCardStatus(giftCardOf(card), now),
    initialValue: money.price(Number(card.initial_value)),
    balance: money.price(Number(card.balance)),
    currency: card.currency,
    ...(card.expires && { expirationDate: card.expires.toISOString() }),
    ...(card.recipient_email !== null && { recipientEmail: card.recipient_email }),
    createdDate: card.created_date.toISOString(),
    updatedDate: card.updated_date.toISOString(),
  }
}

/** What gift cards are found by. */
const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: sql`id` },
  currency: { kind: 'text', column: sql`currency` },
  recipientEmail: { kind: 'text', column: sql`recipient_email` },
  'balance.amount': { kind: 'money', column: sql`balance` },
  'initialValue.amount': { kind: 'money', column: sql`initial_value` },
  expirationDate: { kind: 'date', column: sql`expires` },
  createdDate: { kind: 'date', column: sql`created_date` },
  updatedDate: { kind: 'date', column: sql`updated_date` },
}

const found = (card: StoredGiftCard | undefined): StoredGiftCard => {
  if (!card) throw new Refusal('NOT_FOUND', 'There is no such gift card.')
  return card
}

/** What the owner does with gift cards. */
export const createGiftCardHandlers = (context: Context): Handlers<typeof giftCardCalls> => {
  const { db, sites, now } = context

  return {
    createGiftCard: async ({ siteId }, { body }) => {
      const site = await requireSite(sites, siteId)
      const { card, code } = await issueGiftCard(context, site, body.giftCard)
      return { giftCard: presentGiftCard(card, site, now()), code }
    },

    getGiftCard: async ({ siteId }, { params }) => {
      const card = found(await findGiftCard(db, siteId, params.id))
      return { giftCard: presentGiftCard(card, await requireSite(sites, siteId), now()) }
    },

    queryGiftCards: async ({ siteId }, { body }) => {
      const site = await requireSite(sites, siteId)
      const { rows, metadata } = await findCursorPage<StoredGiftCard>(db, body.query, {
        table: 'gift_card',
        siteId,
        fields,
        toMinor: (value) => toMinor(value, site.currency),
      })
      return { giftCards: rows.map((card) => presentGiftCard(card, site, now())), pagingMetadata: metadata }
    },

    disableGiftCard: async ({ siteId }, { params }) => {
      const card = found(await disableGiftCard(db, siteId, params.id, now()))
      return { giftCard: presentGiftCard(card, await requireSite(sites, siteId), now()) }
    },
  }
}
