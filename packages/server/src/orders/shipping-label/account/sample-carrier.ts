import { createHash, randomUUID } from 'node:crypto'
import { heaviestPounds, sampleRates } from '@vitrine/domain/shipping-label/sample-rates.ts'
import { poundsOf } from '@vitrine/domain/shipping-label/weight.ts'
import { type Label, type LabelCarrier, type LabelParcel, LabelRefusal } from '../../shippo/api.ts'

const volumeOf = ({ box }: LabelParcel): number | undefined =>
  box.type === 'own' ? Number(box.length) * Number(box.width) * Number(box.height) : undefined

/** Derives a tracking number of realistic length from a rate. */
const trackingNumberOf = (rateId: string): string => {
  const digits = BigInt(`0x${createHash('sha256').update(rateId).digest('hex')}`).toString()
  return `94${digits.slice(-20)}`
}

const labelOf = (rateId: string): Label => ({
  state: 'bought',
  id: rateId.replace('rate', 'label'),
  trackingNumber: trackingNumberOf(rateId),
  labelUrl: 'sample:',
})

/**
 * A fictional carrier for trials. Prices depend on weight and zone, labels are marked as samples, and nothing is
 * stored: every label is derived from its rate.
 */
export const createSampleCarrier = (currency: string): LabelCarrier => ({
  check: () => Promise.resolve(),

  rates: async (parcel) => {
    const pounds = poundsOf(Number(parcel.weight), parcel.weightUnit === 'kg' ? 'KG' : 'LB')
    if (pounds > heaviestPounds) {
      const most = parcel.weightUnit === 'kg' ? '31.75 kg' : `${heaviestPounds} lb`
      throw new LabelRefusal(422, `A package of ${parcel.weight} ${parcel.weightUnit} is too heavy: at most ${most}.`)
    }
    const cubicInches = volumeOf(parcel)
    const shipment = { from: parcel.from, to: parcel.to, pounds, ...(cubicInches !== undefined && { cubicInches }) }
    return sampleRates(shipment, currency).map((rate) => ({
      ...rate,
      id: `sample_rate_${randomUUID()}`,
      carrier: 'Sample carrier',
    }))
  },

  buy: (rateId) => Promise.resolve(labelOf(rateId)),
  read: (labelId) => Promise.resolve(labelOf(labelId.replace('label', 'rate'))),
  find: (rateId) => Promise.resolve(labelOf(rateId)),
  void: () => Promise.resolve('voided'),
})
