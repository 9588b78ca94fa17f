import type { tipCalls, tippableStaffCalls, tipSettingsCalls } from '@vitrine/contract'
import type { TipSettings, TipStaffMember } from '@vitrine/contract/calls/pricing/tips.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { sumOf, times, toDecimal, toMinor } from '@vitrine/domain/money.ts'
import { refusedChoice, tipAmount, type TipChoice, type TipOffer } from '@vitrine/domain/tip/tip.ts'
import { sql } from 'kysely'
import { exactMinor } from '../../ground/base/amounts.ts'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField, required, Refusal, invalidBecause } from '../../ground/base/refusal.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createDocumentStore, presentRevision, requireRevision } from '../../ground/document/document-store.ts'
import type { Document } from '../../ground/document/store.ts'
import { compileFilter, type Field } from '../../ground/query/conditions.ts'
import { findCursorPage } from '../../ground/query/cursor-page.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { presentDistribution, presentTip } from './present.ts'
import { isBackwards, paidInOf, reportTips, sumDistributions } from './report.ts'
import { editTipSettings, newTipSettings, presentTipSettings } from './settings.ts'
import {
  findTipChoice,
  currencyOfPurchase,
  loadTipSettings,
  saveTipChoice,
  sharesOf,
  type StoredDistribution,
} from './store.ts'
import type { TipSettingsRecord, TipStaffRecord } from './tables.ts'
import { lockSite } from '../../ground/site/site-store.ts'
import { findExistingProducts } from '../../catalog/product/api.ts'
import { listOwnerAccounts } from '../../people/owner/api.ts'

const jsonText = (name: string): Field => ({ kind: 'text', column: sql`(body->>${sql.lit(name)})` })
const jsonFlag = (name: string): Field => ({ kind: 'flag', column: sql`(body->>${sql.lit(name)})::boolean` })

const settingsFields = {
  tipType: jsonText('tipType'),
  locationId: jsonText('locationId'),
  paymentTerminalId: jsonText('paymentTerminalId'),
  default: jsonFlag('default'),
  allowBusinessTipAtPayment: jsonFlag('allowBusinessTipAtPayment'),
  allowCustomAmount: jsonFlag('allowCustomAmount'),
  allowCustomerTip: jsonFlag('allowCustomerTip'),
  allowEditDistribution: jsonFlag('allowEditDistribution'),
}

const createSettings = (context: Context): Handlers<typeof tipSettingsCalls> => {
  const all = createDocumentStore<TipSettingsRecord, TipSettings>(context, {
    table: 'tip_settings',
    missing: 'The tip settings were not found.',
    fields: settingsFields,
    present: presentTipSettings,
  })
  return {
    createDefaultTipSettings: async ({ siteId }, { body: { tipSettings } }) => ({
      tipSettings: await all.create(siteId, async (db) => {
        await lockSite(db, siteId)
        if (await loadTipSettings(db, siteId)) throw new Refusal('DEFAULT_SETTINGS_ALREADY_EXISTS')
        return newTipSettings(tipSettings, true)
      }),
    }),

    createTipSettings: async ({ siteId }, { body: { tipSettings } }) => ({
      tipSettings: await all.create(siteId, () => newTipSettings(tipSettings, false)),
    }),

    updateTipSettings: async ({ siteId }, { body: { tipSettings } }) => {
      const { id, revision, ...sent } = tipSettings
      const change = {
        siteId,
        id: required(id, 'tipSettings.id'),
        revision: requireRevision(revision, 'tipSettings.revision'),
      }
      return { tipSettings: await all.change({ ...change, edit: (before) => editTipSettings(before, sent) }) }
    },

    deleteTipSettings: async ({ siteId }, { params: { tipSettingsId: id } }) => {
      if ((await all.get(siteId, id)).default) throw new Refusal('CANNOT_DELETE_DEFAULT_SETTINGS')
      await all.remove(siteId, id)
      return {}
    },

    queryTipSettings: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await all.query(siteId, body.query)
      return { tipSettings: items, pagingMetadata }
    },
  }
}

const presentStaff = (document: Document<TipStaffRecord>): TipStaffMember => ({
  ...presentRevision(document),
  ...document.body,
})

const editStaff = (before: TipStaffRecord, { name, active, share }: Input<TipStaffMember>): TipStaffRecord => ({
  ...before,
  ...(name !== undefined && { name }),
  ...(active !== undefined && { active }),
  ...(share !== undefined && { share }),
})

/** Most staff members who share a tip. */
const maxStaff = 50

const createStaff = (context: Context): Handlers<typeof tippableStaffCalls> => {
  const { db } = context
  const all = createDocumentStore<TipStaffRecord, TipStaffMember>(context, {
    table: 'tip_staff',
    missing: 'No staff member has this ID.',
    fields: { name: jsonText('name'), active: jsonFlag('active') },
    present: presentStaff,
  })
  const requireRoom = async (held: Db, siteId: string): Promise<void> => {
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from tip_staff
      where site_id = ${siteId} and (body->>'active')::boolean`.execute(held)
    if (Number(rows[0]!.count) >= maxStaff)
      throw invalidBecause('tipStaffMember', 'LIMIT_REACHED', {
        description: `at most ${maxStaff} can share tips`,
        data: { threshold: maxStaff },
        rule: 'MAX_SIZE',
      })
  }
  return {
    listTippableStaff: async ({ siteId }, { query }) => {
      const { includeWixUsers = false, filterByName, filterByIds } = query
      const { rows: staff } = await sql<{ id: string; name: string }>`
        select id, body->>'name' as name from tip_staff
        where site_id = ${siteId} and (body->>'active')::boolean order by created_date, id`.execute(db)
      const owners = includeWixUsers ? await listOwnerAccounts(db, siteId) : []
      const found = [
        ...staff.map(({ id, name }) => ({ id, name, staffMemberId: id })),
        ...owners.map(({ id, email }) => ({ id, name: email, identificationData: { wixUserId: id } })),
      ]
      const wanted = filterByName?.toLowerCase()
      return {
        staff: found.filter(
          ({ id, name }) =>
            (wanted === undefined || name.toLowerCase().includes(wanted)) &&
            (filterByIds === undefined || filterByIds.includes(id)),
        ),
      }
    },

    createTipStaffMember: async ({ siteId }, { body: { tipStaffMember } }) => ({
      tipStaffMember: await all.create(siteId, async (held) => {
        const name = required(tipStaffMember.name, 'tipStaffMember.name')
        if (tipStaffMember.active !== false) await requireRoom(held, siteId)
        return editStaff({ name, active: true, share: 1 }, tipStaffMember)
      }),
    }),

    queryTipStaffMembers: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await all.query(siteId, body.query)
      return { tipStaffMembers: items, pagingMetadata }
    },

    updateTipStaffMember: async ({ siteId }, { params: { id }, body: { tipStaffMember } }) => ({
      tipStaffMember: await all.change({
        siteId,
        id,
        revision: requireRevision(tipStaffMember.revision, 'tipStaffMember.revision'),
        edit: async (before, held) => {
          if (tipStaffMember.active === true && !before.active) await requireRoom(held, siteId)
          return editStaff(before, tipStaffMember)
        },
      }),
    }),

    deleteTipStaffMember: async ({ siteId }, { params }) => {
      await all.remove(siteId, params.id)
      return {}
    },
  }
}

type OnSite = Exclude<Caller, { role: 'anyone' }>

const ownersOf = (caller: OnSite): readonly string[] => {
  if (caller.role === 'member') return [`member:${caller.memberId}`, `visitor:${caller.visitorId}`]
  return caller.role === 'visitor' ? [`visitor:${caller.visitorId}`] : []
}

/** Refuses purchases of others: a purchase is identified by a cart or open checkout of the caller. */
const requireBuying = async (
  db: Db,
  caller: OnSite,
  { purchaseFlowId, own }: { purchaseFlowId: string; own: string },
) => {
  const flowId = purchaseFlowId.toLowerCase()
  const { siteId } = caller
  if (isElevated(caller)) return { flowId, currency: (await currencyOfPurchase(db, { siteId, flowId, own })) ?? own }
  const checkoutId = 'checkoutId' in caller ? caller.checkoutId : undefined
  const currency = await currencyOfPurchase(db, { siteId, flowId, owners: ownersOf(caller), checkoutId, own })
  if (currency !== undefined) return { flowId, currency }
  throw new Refusal('NOT_FOUND', 'The purchase was not found.')
}

const readChoice = ({ tipType, value = '0' }: { tipType: string; value?: string }): TipChoice => {
  if (tipType === 'UNKNOWN_TIP_TYPE')
    throw invalidField('tipChoice.tipType', 'must be PERCENTAGE, AMOUNT or CUSTOM', 'VALIDATION')
  return { tipType: tipType as TipChoice['tipType'], value }
}

/** Returns the offer to a buyer; `undefined` if tips are off. */
const offerOf = (settings: TipSettingsRecord | undefined): TipOffer | undefined =>
  settings?.allowCustomerTip ? settings : undefined

const distributionFields: Readonly<Record<string, Field>> = {
  tipId: { kind: 'text', column: sql`order_id` },
  orderId: { kind: 'text', column: sql`order_id` },
  'staff.staffMemberId': { kind: 'text', column: sql`staff_id` },
  amount: { kind: 'money', column: sql`amount` },
  source: { kind: 'text', column: sql`source` },
  createdDate: { kind: 'date', column: sql`created_date` },
}

/** Filter fields, including the distribution's own `id`. */
const filterFields = { ...distributionFields, id: { kind: 'text', column: sql`id` } } as const

const createTips = (context: Context): Handlers<typeof tipCalls> => {
  const { db, sites, now } = context
  return {
    getTipChoice: async (caller, { params }) => {
      const { currency: own } = await requireSite(sites, caller.siteId)
      const { flowId } = await requireBuying(db, caller, { purchaseFlowId: params.purchaseFlowId, own })
      const tipChoice = await findTipChoice(db, caller.siteId, flowId)
      return { ...(tipChoice && { tipChoice }) }
    },

    updateTipChoice: async (caller, { body }) => {
      const { siteId } = caller
      const site = await requireSite(sites, siteId)
      const sentChoice = readChoice(body.tipChoice)
      const wanted = { purchaseFlowId: body.purchaseFlowId, own: site.currency }
      const { flowId, currency } = await requireBuying(db, caller, wanted)
      const choice = sentChoice.tipType === 'CUSTOM' ? { ...sentChoice, currency } : sentChoice
      const offer = offerOf(await loadTipSettings(db, siteId))
      if (!offer) throw new Refusal('TIP_SETTINGS_NOT_FOUND')
      if (choice.tipType !== 'PERCENTAGE')
        exactMinor(choice.value, {
          field: 'tipChoice.value',
          currency: choice.tipType === 'CUSTOM' ? currency : site.currency,
        })
      const refused = refusedChoice(choice, offer)
      if (refused !== undefined) throw invalidField('tipChoice', refused, 'VALIDATION')
      await saveTipChoice(db, { siteId, flowId, choice, now: now() })
      return { tipChoice: sentChoice }
    },

    previewTip: async ({ siteId }, { body }) => {
      const { lineItemInfo, tipChoice, tipSettingsId } = body
      const { currency } = await requireSite(sites, siteId)
      const found = await db
        .selectFrom('tip_settings')
        .select('id')
        .where('site_id', '=', siteId)
        .where('id', '=', tipSettingsId ?? '')
        .executeTakeFirst()
      if (tipSettingsId === undefined ? !(await loadTipSettings(db, siteId)) : !found)
        throw new Refusal('TIP_SETTINGS_NOT_FOUND')
      const ids = lineItemInfo.flatMap(({ catalogReference }) => catalogReference?.catalogItemId ?? [])
      const existing = await findExistingProducts(db, siteId, ids)
      const missing = ids.filter((id) => !existing.has(id))
      if (missing.length > 0) throw new Refusal('CATALOG_ITEMS_NOT_FOUND', undefined, { catalogItemIds: missing })
      const subtotal = sumOf(
        lineItemInfo.map(({ price, quantity = 1 }, index) =>
          times(exactMinor(price, { field: `lineItemInfo[${index}].price`, currency }), quantity),
        ),
      )
      const amount = tipAmount(readChoice(tipChoice), subtotal, { currency })
      const shares = await sharesOf(db, siteId, amount)
      return {
        tip: presentTip({
          amount,
          subtotal,
          distributions: shares.map(({ staffId, staffName, amount: part }) => ({
            staff: { id: staffId, name: staffName, staffMemberId: staffId },
            amount: toDecimal(part, currency),
          })),
          distributed: sumOf(shares.map((share) => share.amount)),
          currency,
        }),
      }
    },

    queryTipDistributions: async ({ siteId }, { body }) => {
      const { currency } = await requireSite(sites, siteId)
      const { rows, metadata } = await findCursorPage<StoredDistribution>(db, body.query, {
        table: 'tip_distribution',
        siteId,
        fields: filterFields,
        toMinor: (value) => toMinor(value, currency),
      })
      const paid = await paidInOf(
        db,
        siteId,
        rows.map((row) => row.order_id),
      )
      const currencyOf = (row: StoredDistribution) => paid.get(row.order_id)?.currency ?? currency
      return {
        tipDistributions: rows.map((row) => presentDistribution(row, currencyOf(row))),
        pagingMetadata: metadata,
      }
    },

    sumTipDistributionAmounts: async ({ siteId }, { body }) => {
      const { currency } = await requireSite(sites, siteId)
      const where = compileFilter(body.filter, {
        fields: filterFields,
        toMinor: (value) => toMinor(value, currency),
        path: '',
      })
      return { totalAmount: toDecimal(await sumDistributions(db, siteId, where), currency) }
    },

    listTipShares: async ({ siteId }, { query: { from, until } }) => {
      if (isBackwards(from, until))
        throw invalidBecause('until', 'NOT_AFTER_START', { description: 'must be after `from`', rule: 'MIN' })
      const site = await requireSite(sites, siteId)
      const period = { from: new Date(from), until: new Date(until), currency: site.currency }
      const report = await reportTips(db, siteId, period)
      const { price } = createMoneyWriter(site)
      return {
        shares: report.staff.map(({ staffId, name, received, refunded, tips }) => ({
          staffMemberId: staffId,
          name,
          received: price(received),
          refunded: price(refunded),
          kept: price(received - refunded),
          tips,
        })),
        tipped: price(report.tipped),
        refunded: price(report.refunded),
        undistributed: price(report.undistributed),
      }
    },
  }
}

/** Creates the handlers for calls about tip settings, staff and distributions. */
export const createTipHandlers = (
  context: Context,
): Handlers<typeof tipCalls> & Handlers<typeof tipSettingsCalls> & Handlers<typeof tippableStaffCalls> => ({
  ...createTips(context),
  ...createSettings(context),
  ...createStaff(context),
})
