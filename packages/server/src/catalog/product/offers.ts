import type { ProductTranslation } from '@vitrine/contract/calls/catalog/translations.ts'
import type { OfferDetails, CatalogReference, Offer, SellableImage } from '@vitrine/domain/cart/sellable.ts'
import { offerOf, findUnknownOption, type MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { translateSellable, translationIn } from '@vitrine/domain/catalog/translation.ts'
import { noteRevision } from '../../ground/site/seen-revision.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import { findOfferRows, stockReader, type OfferRow } from './read/product-rows.ts'

/** Reads the catalog for one request. */
export interface CatalogReading {
  readonly db: Db
  readonly site: Site
  /** Returns the offer for each reference, in the same order. Each product is read at most once. */
  readonly readOffers: (references: readonly CatalogReference[]) => Promise<OfferDetails[]>
  /** The revision of the store's rules, if a product was read that carried it. */
  readonly seenRules: () => string | null | undefined
}

export const readCatalog = (db: Db, site: Site): CatalogReading => {
  const rows = new Map<string, OfferRow | undefined>()
  let seenRules: string | null | undefined
  return {
    db,
    site,
    readOffers: async (references) => {
      const ids = new Set(references.map(({ catalogItemId }) => catalogItemId))
      const unread = [...ids].filter((id) => !rows.has(id))
      for (const id of unread) rows.set(id, undefined)
      for (const row of await findOfferRows(db, site.id, unread)) {
        rows.set(row.id, row)
        seenRules = row.rules_revision
        noteRevision(db, { site, revision: row.rules_revision })
      }
      return references.map((reference) => answerFor(rows.get(reference.catalogItemId), reference, site))
    },
    seenRules: () => seenRules,
  }
}

const answerFor = (row: OfferRow | undefined, reference: CatalogReference, site: Site): OfferDetails => {
  if (!row) return { state: 'not-found' }
  const unknownOption = findUnknownOption(row.record, reference)
  const offering = {
    identity: row,
    product: row.record,
    stockOf: stockReader(row),
    collectionIds: row.collection_ids,
    taxGroupId: row.tax_group_id ?? undefined,
    deliveryProfileId: row.delivery_profile_id ?? undefined,
    imageOf: (media: MediaRecord) => imageOf(media, site),
  }
  const offer = translated(offerOf(offering, reference), translationIn(row.translations, site.reading))
  return {
    ...offer,
    ...(unknownOption !== undefined && { unknownOption }),
    ...(row.listed && { listed: row.listed }),
    ...(row.terms && { terms: row.terms }),
    ...(row.record.modifiers && { modifiers: row.record.modifiers }),
  }
}

const translated = (offer: Offer, translation: ProductTranslation | undefined): Offer =>
  translation && offer.state === 'sold' ? { ...offer, sellable: translateSellable(offer.sellable, translation) } : offer

const imageOf = ({ id, url, width, height, altText, focalPoint }: MediaRecord, site: Site): SellableImage => ({
  id,
  url: url ?? mediaUrl(site, id),
  width,
  height,
  ...(altText !== undefined && { altText }),
  ...(focalPoint && { focalPoint }),
})
