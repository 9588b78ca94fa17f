import type { DraftLineItemChange } from '@vitrine/contract/entities/orders/draft-order.ts'
import { changeLines, type LineChange } from '@vitrine/domain/draft-order/change-lines.ts'
import { exactMinor } from '../../../ground/base/amounts.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'
import type { Change } from './change.ts'
import { readFulfilled } from '../view.ts'

const path = 'lineItemChanges'

const readChange = (sent: DraftLineItemChange, index: number, currency: string): LineChange => {
  const field = `${path}[${index}]`
  const { lineItemId, newQuantity, newPrice, newPriceDescription, newProductName, newDescriptionLines } = sent
  if (lineItemId === undefined) throw invalidField(`${field}.lineItemId`, 'must be set', 'REQUIRED_FIELD')
  const details = {
    ...(newPriceDescription && { priceDescription: newPriceDescription }),
    ...(newProductName && { productName: newProductName }),
    ...(newDescriptionLines && { descriptionLines: newDescriptionLines.descriptionLines ?? [] }),
  }
  return {
    lineItemId,
    ...(newQuantity !== undefined && { quantity: newQuantity }),
    ...(newPrice !== undefined && { price: exactMinor(newPrice, { field: `${field}.newPrice`, currency }) }),
    ...(Object.keys(details).length > 0 && { details }),
  }
}

/** Changes quantities, prices and texts of lines, or removes lines. */
export const updateLines =
  (sent: readonly DraftLineItemChange[]): Change =>
  async (record, reading) => {
    const changes = sent.map((one, index) => readChange(one, index, reading.site.currency))
    const changed = changeLines(record.lines, changes, await readFulfilled(reading, record))
    if (changed.ok) return { ...record, lines: changed.lines }
    const { code, lineItemId } = changed
    if (code !== 'FULFILLED') throw new Refusal(code, undefined, lineItemId === undefined ? undefined : { lineItemId })
    const index = sent.findIndex((one) => one.lineItemId === lineItemId)
    const problem = `must be at least ${changed.minimum}: so many are fulfilled`
    throw invalidField(`${path}[${index}].newQuantity`, problem, 'MIN')
  }
