import type { checkoutTemplateCalls } from '@vitrine/contract'
import type { CheckoutTemplate } from '@vitrine/contract/entities/selling/checkout-template.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { sql } from 'kysely'
import { readCustomLines, requestedLines } from '../basket/api.ts'
import { bulkError } from '../../ground/entity/bulk.ts'
import type { Context } from '../../ground/context/context.ts'
import { createDocumentStore } from '../../ground/document/document-store.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { redirectResponse } from '../../ground/page/redirect-response.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { presentTemplate } from './present.ts'
import type { CheckoutTemplateRecord } from './tables.ts'
import { openFromTemplate, requireTemplate } from './use.ts'

/** Validates a template, so that problems are found before anyone follows its link. */
const checked = (
  record: CheckoutTemplateRecord,
  { currency, newId }: { currency: string; newId: () => string },
): CheckoutTemplateRecord => {
  const { lineItems = [], customLineItems = [] } = record
  if (lineItems.length + customLineItems.length === 0) {
    throw invalidField('checkoutTemplate.lineItems', 'must have at least 1 items', 'MIN_SIZE')
  }
  requestedLines(lineItems as never, { isTrusted: true, currency })
  readCustomLines(customLineItems as never, { isTrusted: true, currency, newId })
  return record
}

/** Manages links that lead to a checkout with items already in it. */
export const createCheckoutTemplateHandlers = (context: Context): Handlers<typeof checkoutTemplateCalls> => {
  const { newId } = context
  const documents = createDocumentStore(context, {
    table: 'checkout_template',
    event: 'wix.ecom.v1.checkout_template',
    missing: 'There is no such checkout template.',
    fields: {
      status: { kind: 'text', column: sql`(body->>'status')` },
      couponCode: { kind: 'text', column: sql`(body->>'couponCode')` },
      'externalReference.resourceId': { kind: 'text', column: sql`(body->'externalReference'->>'resourceId')` },
    },
    present: presentTemplate,
  })

  const create = (siteId: string, sent: Input<CheckoutTemplate>): Promise<CheckoutTemplate> =>
    documents.create(siteId, (_db, { currency }) => checked({ status: 'ACTIVE', ...sent }, { currency, newId }))

  return {
    createCheckoutTemplate: async ({ siteId }, { body }) => ({
      checkoutTemplate: await create(siteId, body.checkoutTemplate),
    }),

    bulkCreateCheckoutTemplates: async ({ siteId }, { body: { checkoutTemplates, returnEntity } }) => {
      const results = []
      for (const [originalIndex, sent] of checkoutTemplates.entries()) {
        const made = await create(siteId, sent).then(
          (item) => ({ item }),
          (error: unknown) => ({ error: bulkError(error) }),
        )
        results.push(
          'item' in made
            ? {
                itemMetadata: { id: made.item.id, originalIndex, success: true },
                ...(returnEntity && { item: made.item }),
              }
            : { itemMetadata: { originalIndex, success: false, error: made.error } },
        )
      }
      const totalFailures = results.filter(({ itemMetadata }) => !itemMetadata.success).length
      const totalSuccesses = results.length - totalFailures
      return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
    },

    getCheckoutTemplate: async ({ siteId }, { params }) => ({
      checkoutTemplate: await documents.get(siteId, params.id),
    }),

    queryCheckoutTemplates: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await documents.query(siteId, body.query)
      return { checkoutTemplates: items, pagingMetadata }
    },

    updateCheckoutTemplate: async ({ siteId }, { params, body }) => {
      const { externalReference: _settled, ...sent } = body.checkoutTemplate
      const edit = (record: CheckoutTemplateRecord, _db: Db, { currency }: Site) =>
        checked({ ...record, ...sent }, { currency, newId })
      return { checkoutTemplate: await documents.change({ siteId, id: params.id, edit }) }
    },

    deleteCheckoutTemplate: async ({ siteId }, { params }) => {
      await documents.remove(siteId, params.id)
      return {}
    },

    createCheckoutFromTemplate: async (caller, { params, body }, exchange) => {
      const found = await requireTemplate(context, caller, { id: params.id, siteId: body.siteId })
      if (found.template.body.status === 'INACTIVE') {
        throw new Refusal('ILLEGAL_STATE', 'This checkout template is inactive.')
      }
      const { checkout, checkoutUrl } = await openFromTemplate(context, caller, { ...found, exchange })
      return { checkoutId: checkout.id, checkoutUrl, purchaseFlowId: checkout.body.purchaseFlowId }
    },

    createAndRedirectToCheckout: async (caller, { params, query }, exchange) => {
      const found = await requireTemplate(context, caller, { id: params.id, siteId: query.siteId })
      // The link of an inactive template leads to the shop instead of an error.
      if (found.template.body.status === 'INACTIVE') return redirectResponse(found.site.storefrontUrl)
      return redirectResponse((await openFromTemplate(context, caller, { ...found, exchange })).checkoutUrl)
    },
  }
}
