import { calculateDraft, type CalculatedDraft } from '@vitrine/domain/draft-order/calculate.ts'
import type { Site } from '../../ground/site/sites.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { placeOf } from '../basket/place.ts'
import { rulesFor, type Rules } from '../basket/rules.ts'
import type { CatalogReading } from '../catalog/offers.ts'
import { taxOf } from '../tax/view.ts'
import { composeDraft, type ComposedDraft, type Composing } from './compose.ts'
import type { DraftOrderRecord } from './tables.ts'

/** A draft beside what it costs now. */
export interface DraftView {
  readonly record: DraftOrderRecord
  readonly calculated: CalculatedDraft
  readonly composing: Composing
  readonly composed: ComposedDraft
  readonly site: Site
  readonly rules: Rules
}

/** Where it goes, and to whom. */
export const destinationOf = ({ delivery, recipientInfo }: DraftOrderRecord): DraftOrderRecord['recipientInfo'] =>
  recipientInfo ?? delivery?.logistics?.shippingDestination

/** Works out what a draft costs, by the rules that hold now. */
export const viewDraft = async (reading: CatalogReading, record: DraftOrderRecord): Promise<DraftView> => {
  const { site } = reading
  const rules = await rulesFor(reading)
  const shipping = placeOf(destinationOf(record)?.address)
  const tax = taxOf(rules.tax, site, { shipping, billing: placeOf(record.billingInfo?.address) })
  const isTaxIncluded = record.isTaxIncluded ?? tax.isIncluded
  const calculated = calculateDraft(record, {
    tax: { ...tax, isIncluded: isTaxIncluded },
    shippingOptions: rules.shippingOptions,
    destination: shipping,
  })
  const composing = { money: createMoneyWriter(site), isTaxIncluded }
  return { record, calculated, composing, composed: composeDraft(record, calculated, composing), site, rules }
}
