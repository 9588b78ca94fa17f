import type { ProductTranslation } from '@vitrine/contract/calls/catalog/translations.ts'
import type { OfferDetails, CatalogReference, Offer, SellableImage } from '@vitrine/domain/cart/sellable.ts'
import { isAllowedInBundle, isChosenByBuyer } from '@vitrine/domain/bundle/component.ts'
import { offerOfBundle, type OfferComponent } from '@vitrine/domain/bundle/offer.ts'
import { findUnknownOption, missingChoicePrompt, offerOf, type MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { translateSellable, translationIn } from '@vitrine/domain/catalog/translation.ts'
import { noteRevision } from '../../ground/site/seen-revision.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import { findOfferRows, stockReader, type ComponentRow, type OfferRow } from './read/product-rows.ts'

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

/** Returns the offer of a component, in the variant that is fixed or chosen. */
const offerComponent =
  (
    rows: readonly ComponentRow[] | undefined,
    { appId, site }: { readonly appId: string; readonly site: Site },
  ): OfferComponent =>
  (component, choice) => {
    const { productId, variantId } = component
    const row = rows?.find(({ id }) => id === productId)
    if (!row) return { offer: { state: 'not-found' }, isChosen: false }
    if (!isAllowedInBundle(row.record)) {
      const reason = `“${row.name}” cannot be sold in a bundle.`
      return { offer: { state: 'not-for-sale', productId, reason }, isChosen: false }
    }
    const isChosen = isChosenByBuyer(component, row.record)
    const options = isChosen ? choice : { ...(variantId !== undefined && { variantId }) }
    const reference = { catalogItemId: productId, appId, ...(options && { options }) }
    const missingChoice = isChosen ? missingChoicePrompt(row.record, reference) : undefined
    const own = { ...row, collection_ids: [], listed: null }
    return { offer: answerFor(own, reference, site), isChosen, missingChoice }
  }

const answerFor = (
  row: Omit<OfferRow, 'rules_revision'> | undefined,
  reference: CatalogReference,
  site: Site,
): OfferDetails => {
  if (!row) return { state: 'not-found' }
  const { record } = row
  const unknownOption = findUnknownOption(record, reference)
  const offering = {
    identity: row,
    product: record,
    stockOf: stockReader(row),
    collectionIds: row.collection_ids,
    taxGroupId: row.tax_group_id ?? undefined,
    deliveryProfileId: row.delivery_profile_id ?? undefined,
    imageOf: (media: MediaRecord) => imageOf(media, site),
  }
  const offer = translated(offerOf(offering, reference), translationIn(row.translations, site.reading))
  const whole =
    record.bundle && offer.state === 'sold'
      ? offerOfBundle(offer, record.bundle, {
          reference,
          offerComponent: offerComponent(row.components, { appId: reference.appId, site }),
        })
      : offer
  return {
    ...whole,
    ...(unknownOption !== undefined && { unknownOption }),
    ...(row.listed && { listed: row.listed }),
    ...(row.terms && { terms: row.terms }),
    ...(record.modifiers && { modifiers: record.modifiers }),
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
