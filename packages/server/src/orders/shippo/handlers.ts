import type { shippoCalls } from '@vitrine/contract'
import type { ShippoConfiguration } from '@vitrine/contract/entities/orders/shippo-configuration.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { sql } from 'kysely'
import type { Context } from '../../ground/context/context.ts'
import { createDocumentStore, presentRevision, requireRevision } from '../../ground/document/document-store.ts'
import type { Document } from '../../ground/document/store.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { invalidField } from '../../ground/base/refusal.ts'
import {
  type ExtendedFieldsRecord,
  requireDeliveryRegions,
  withDeliveryRegion,
  withExtendedFields,
  withoutDeliveryRegion,
} from '../../pricing/shipping/api.ts'
import type { ShippoConfigurationRecord } from './tables.ts'

const field = 'shippoConfiguration'

/** Validates a package: a custom one needs a name and dimensions, a carrier's one the maximum number of products. */
const checkPackage = ({ packageType, packageDetails }: ShippoConfigurationRecord['settings']): void => {
  const { name, dimensions, maxNumberOfProducts } = packageDetails ?? {}
  const path = `${field}.packageDetails`
  if (packageType === undefined) throw invalidField(`${field}.packageType`, 'must be set', 'REQUIRED_FIELD')
  if (packageType === 'CUSTOM') {
    if (name === undefined) throw invalidField(`${path}.name`, 'must be set for your own package', 'REQUIRED_FIELD')
    if (maxNumberOfProducts !== undefined) {
      throw invalidField(`${path}.maxNumberOfProducts`, 'is only for packages of a carrier', 'FIELD_NOT_ALLOWED')
    }
    return
  }
  if (name !== undefined) throw invalidField(`${path}.name`, 'is only for your own packages', 'FIELD_NOT_ALLOWED')
  if (dimensions !== undefined) {
    throw invalidField(`${path}.dimensions`, 'is only for your own packages', 'FIELD_NOT_ALLOWED')
  }
  if (!/^[1-9]\d{0,8}$/.test(maxNumberOfProducts ?? '')) {
    throw invalidField(`${path}.maxNumberOfProducts`, 'must be a whole number, at least 1', 'REQUIRED_FIELD')
  }
}

const settingsOf = (sent: Input<ShippoConfiguration>): ShippoConfigurationRecord['settings'] => {
  const { revision: _revision, deliveryRegionIds: _regions, extendedFields: _fields, ...settings } = sent
  return settings
}

/** Rejects changed regions, which have their own calls. Sending the current ones is allowed. */
const refuseOtherRegions = (
  before: ShippoConfigurationRecord,
  { deliveryRegionIds = [] }: Input<ShippoConfiguration>,
) => {
  const [sent, known] = [new Set(deliveryRegionIds), new Set(before.deliveryRegionIds)]
  if (sent.size === 0 || (sent.size === known.size && [...sent].every((id) => known.has(id)))) return
  const description = 'cannot be set here: use addShippoDeliveryRegion and removeShippoDeliveryRegion'
  throw invalidField(`${field}.deliveryRegionIds`, description, 'FIELD_NOT_ALLOWED')
}

const edited = (before: ShippoConfigurationRecord, sent: Input<ShippoConfiguration>): ShippoConfigurationRecord => {
  const { extendedFields } = sent
  const settings = { ...before.settings, ...settingsOf(sent) }
  checkPackage(settings)
  return { ...before, settings, ...(extendedFields && { extendedFields: extendedFields as ExtendedFieldsRecord }) }
}

const present = (document: Document<ShippoConfigurationRecord>): ShippoConfiguration => {
  const { settings, deliveryRegionIds, extendedFields } = document.body
  return {
    ...(settings as Partial<ShippoConfiguration>),
    ...presentRevision(document),
    deliveryRegionIds: [...deliveryRegionIds],
    ...(extendedFields && { extendedFields: { namespaces: { ...extendedFields.namespaces } } }),
  }
}

/** Manages label settings, which are used when labels are bought. */
export const createShippoHandlers = (context: Context): Handlers<typeof shippoCalls> => {
  const documents = createDocumentStore(context, {
    table: 'shippo_configuration',
    event: 'wix.ecom.v1.shippo_configuration',
    includesDeletedEntity: true,
    missing: 'There are no such label settings.',
    fields: {
      packageType: { kind: 'text', column: sql`(body->'settings'->>'packageType')` },
      deliveryRegionIds: {
        kind: 'list',
        column: sql`array(select jsonb_array_elements_text(body->'deliveryRegionIds'))`,
      },
    },
    present,
  })

  return {
    createShippoConfiguration: async ({ siteId }, { body: { shippoConfiguration } }) => ({
      shippoConfiguration: await documents.create(siteId, async (db) => {
        const deliveryRegionIds = [...new Set(shippoConfiguration.deliveryRegionIds)]
        const record = edited({ settings: {}, deliveryRegionIds }, shippoConfiguration)
        await requireDeliveryRegions(db, siteId, deliveryRegionIds)
        return record
      }),
    }),

    getShippoConfiguration: async ({ siteId }, { params }) => ({
      shippoConfiguration: await documents.get(siteId, params.id),
    }),

    queryShippoConfigurations: async ({ siteId }, { body }) => {
      const { items, pagingMetadata } = await documents.query(siteId, body.query)
      return { shippoConfigurations: items, pagingMetadata }
    },

    updateShippoConfiguration: async ({ siteId }, { params, body: { shippoConfiguration } }) => ({
      shippoConfiguration: await documents.change({
        siteId,
        id: params.id,
        revision: requireRevision(shippoConfiguration.revision, `${field}.revision`),
        edit: (record) => {
          refuseOtherRegions(record, shippoConfiguration)
          return edited(record, shippoConfiguration)
        },
      }),
    }),

    deleteShippoConfiguration: async ({ siteId }, { params }) => {
      await documents.remove(siteId, params.id)
      return {}
    },

    addShippoDeliveryRegion: async ({ siteId }, { params, body: { deliveryRegionId, revision } }) => ({
      shippoConfiguration: await documents.change({
        siteId,
        id: params.id,
        revision,
        edit: (record, db) => withDeliveryRegion(record, db, { siteId, id: deliveryRegionId }),
      }),
    }),

    removeShippoDeliveryRegion: async ({ siteId }, { params, query }) => ({
      shippoConfiguration: await documents.change({
        siteId,
        id: params.id,
        revision: query.revision,
        edit: (record) => withoutDeliveryRegion(record, params.deliveryRegionId),
      }),
    }),

    updateShippoExtendedFields: async ({ siteId }, { params, body: { namespace, namespaceData } }) => ({
      shippoConfiguration: await documents.change({
        siteId,
        id: params.id,
        edit: (record) => withExtendedFields(record, namespace, namespaceData),
      }),
    }),
  }
}
