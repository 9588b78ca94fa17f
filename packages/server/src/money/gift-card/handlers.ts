import type { giftCardCalls } from '@vitrine/contract'
import { toMinor } from '@vitrine/domain/money.ts'
import { sql } from 'kysely'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import type { Field } from '../../ground/query/conditions.ts'
import { findCursorPage } from '../../ground/query/cursor-page.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { issueGiftCard } from './sold/issue.ts'
import { presentGiftCard } from './present.ts'
import { resendGiftCard } from './sold/resend.ts'
import { disableGiftCard, findGiftCard, type StoredGiftCard } from './store.ts'

/** Fields that gift cards can be filtered and sorted by. */
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

/** Returns a gift card with a code; store credit is not found. */
const found = (card: StoredGiftCard | undefined): StoredGiftCard => {
  if (!card || card.member_id !== null) throw new Refusal('NOT_FOUND', 'There is no such gift card.')
  return card
}

/** Handles gift cards for the owner. */
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
        only: sql`member_id is null`,
        fields,
        toMinor: (value) => toMinor(value, site.currency),
      })
      return { giftCards: rows.map((card) => presentGiftCard(card, site, now())), pagingMetadata: metadata }
    },

    sendGiftCard: async ({ siteId }, { params }) => {
      const site = await requireSite(sites, siteId)
      return { giftCard: presentGiftCard(await resendGiftCard(context, site, { id: params.id }), site, now()) }
    },

    changeGiftCardRecipient: async ({ siteId }, { params, body }) => {
      const site = await requireSite(sites, siteId)
      const card = await resendGiftCard(context, site, { id: params.id, recipient: body })
      return { giftCard: presentGiftCard(card, site, now()) }
    },

    disableGiftCard: async ({ siteId }, { params }) => {
      found(await findGiftCard(db, siteId, params.id))
      const card = found(await disableGiftCard(db, siteId, params.id, now()))
      return { giftCard: presentGiftCard(card, await requireSite(sites, siteId), now()) }
    },
  }
}
