import { toMinor } from '@vitrine/domain/money.ts'
import { shippoApiUrl } from '../../ground/base/config.ts'
import {
  LabelRefusal,
  type Label,
  type LabelAddress,
  type LabelCarrier,
  type LabelParcel,
  type LabelRate,
  type VoidedLabel,
} from './label-carrier.ts'

/** Shippo: “API version”: answers stay in this form. */
const version = '2018-02-08'
const timeoutMs = 30_000

interface Message {
  readonly text?: string
}

/** Shippo: “Rates”, as far as we read it. */
interface ShippoRate {
  readonly object_id: string
  readonly amount: string
  readonly currency: string
  readonly provider: string
  readonly servicelevel: { readonly token: string; readonly name: string }
  readonly estimated_days?: number | null
}

/** Shippo: “Shipments”: a parcel with what it costs; where nobody takes it, the messages say why. */
interface ShippoShipment {
  readonly rates: readonly ShippoRate[]
  readonly messages?: readonly Message[]
}

/** Shippo: “Transactions”: a label. */
interface ShippoTransaction {
  readonly object_id: string
  readonly status: string
  readonly tracking_number?: string | null
  readonly tracking_url_provider?: string | null
  readonly label_url?: string | null
  readonly messages?: readonly Message[]
}

/** Shippo: “Refunds”. */
interface ShippoRefund {
  readonly transaction: string
  readonly status: string
}

interface Page<One> {
  readonly results: readonly One[]
  readonly next?: string | null
}

const sentenceOf = (messages: readonly Message[] = []): string =>
  messages.flatMap(({ text }) => text ?? []).join(' ') || 'The carrier gave no reason.'

const addressOf = ({ street, street2, postalCode, ...rest }: LabelAddress) => ({
  ...rest,
  street1: street,
  ...(street2 !== undefined && { street2 }),
  zip: postalCode,
})

const parcelOf = ({ box, weight, weightUnit }: LabelParcel) => {
  const heavy = { weight, mass_unit: weightUnit }
  if (box.type === 'carrier') return { ...heavy, template: box.template }
  const { length, width, height } = box
  return { ...heavy, length, width, height, distance_unit: 'in' }
}

/** Shippo: “Customs Declarations”, as part of a shipment. */
const customsOf = ({ from, weightUnit, customs = [] }: LabelParcel) => ({
  contents_type: 'MERCHANDISE',
  non_delivery_option: 'RETURN',
  certify: true,
  certify_signer: from.name,
  items: customs.map(({ description, quantity, weight, value, currency }) => ({
    description,
    quantity,
    net_weight: weight,
    mass_unit: weightUnit,
    value_amount: value,
    value_currency: currency,
    origin_country: from.country,
  })),
})

const rateOf = ({
  object_id: id,
  amount,
  currency,
  provider,
  servicelevel,
  estimated_days: days,
}: ShippoRate): LabelRate => ({
  id,
  carrier: provider,
  service: servicelevel.token,
  serviceName: servicelevel.name,
  amount: toMinor(amount, currency),
  currency,
  ...(days && { days }),
})

const labelOf = (told: ShippoTransaction): Label => {
  const { object_id: id, status, tracking_number: number, tracking_url_provider: link, label_url: labelUrl } = told
  if (status === 'ERROR') return { state: 'failed', id, reason: sentenceOf(told.messages) }
  if (status !== 'SUCCESS' || !number || !labelUrl) return { state: 'pending', id }
  return { state: 'bought', id, trackingNumber: number, ...(link && { trackingLink: link }), labelUrl }
}

const voidedOf = ({ status }: ShippoRefund): VoidedLabel => {
  if (status === 'SUCCESS') return 'voided'
  return status === 'ERROR' ? 'refused' : 'pending'
}

/** What a refusal says: a sentence, or sentences by field. */
const refusalOf = (statusCode: number, told: unknown): LabelRefusal => {
  const { detail } = Object(told) as { detail?: unknown }
  const said = typeof detail === 'string' ? detail : JSON.stringify(told)
  return new LabelRefusal(statusCode, said.slice(0, 500))
}

const createApi = (token: string, apiUrl: string) => {
  return async <Told>(method: 'GET' | 'POST', path: string, body?: object): Promise<Told> => {
    const answer = await fetch(`${apiUrl}/${path}`, {
      method,
      headers: {
        authorization: `ShippoToken ${token}`,
        'shippo-api-version': version,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const told: unknown = await answer.json()
    // A provider that is in trouble has decided nothing.
    if (answer.status >= 500) throw new Error(`The label provider answered ${answer.status}.`)
    if (!answer.ok) throw refusalOf(answer.status, told)
    return told as Told
  }
}

/**
 * Labels by Shippo. It knows no idempotency keys: so whoever buys or gives back looks first whether that was done before
 * and its answer was lost.
 */
export const createShippoCarrier = (token: string, apiUrl = shippoApiUrl): LabelCarrier => {
  const ask = createApi(token, apiUrl)
  const read = async (id: string): Promise<Label> =>
    labelOf(await ask<ShippoTransaction>('GET', `transactions/${encodeURIComponent(id)}`))
  /** All labels of a rate: of those that failed there may be several. */
  const find = async (rate: string): Promise<Label | undefined> => {
    const { results } = await ask<Page<ShippoTransaction>>('GET', `transactions?${new URLSearchParams({ rate })}`)
    const known = results.map(labelOf)
    return known.find(({ state }) => state !== 'failed') ?? known[0]
  }
  /** The refund of a label; one that the carrier has refused may be asked for anew. */
  const findRefund = async (transaction: string): Promise<ShippoRefund | undefined> => {
    for (let path: string | undefined = 'refunds?results=100'; path !== undefined;) {
      const page: Page<ShippoRefund> = await ask<Page<ShippoRefund>>('GET', path)
      const known = page.results.find((one) => one.transaction === transaction && one.status !== 'ERROR')
      if (known) return known
      // Only the query of the next page is taken: it is asked for where the others were.
      path = page.next ? `refunds${new URL(page.next, apiUrl).search}` : undefined
    }
    return undefined
  }
  return {
    read,
    find,

    check: async () => {
      await ask('GET', 'transactions?results=1')
    },

    rates: async (parcel) => {
      const { rates, messages = [] } = await ask<ShippoShipment>('POST', 'shipments', {
        address_from: addressOf(parcel.from),
        address_to: addressOf(parcel.to),
        parcels: [parcelOf(parcel)],
        ...(parcel.customs && { customs_declaration: customsOf(parcel) }),
        async: false,
      })
      if (rates.length === 0 && messages.length > 0) throw new LabelRefusal(422, sentenceOf(messages))
      return rates.map(rateOf)
    },

    buy: async (rate, format) => {
      const known = await find(rate)
      if (known && known.state !== 'failed') return known
      const asked = { rate, label_file_type: format, async: false }
      return labelOf(await ask<ShippoTransaction>('POST', 'transactions', asked))
    },

    void: async (transaction) => {
      const known = await findRefund(transaction)
      if (known) return voidedOf(known)
      try {
        return voidedOf(await ask<ShippoRefund>('POST', 'refunds', { transaction, async: false }))
      } catch (error) {
        // Somebody else was quicker: it goes back once, and that is no refusal.
        const meanwhile = error instanceof LabelRefusal ? await findRefund(transaction) : undefined
        if (meanwhile) return voidedOf(meanwhile)
        throw error
      }
    },
  }
}
