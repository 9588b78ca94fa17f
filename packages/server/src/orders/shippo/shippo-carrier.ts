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

/** Shippo: “API version”: pins the response format. */
const version = '2018-02-08'
const timeoutMs = 30_000

interface Message {
  readonly text?: string
}

/** Shippo: “Rates”, only the fields we read. */
interface ShippoRate {
  readonly object_id: string
  readonly amount: string
  readonly currency: string
  readonly provider: string
  readonly servicelevel: { readonly token: string; readonly name: string }
  readonly estimated_days?: number | null
}

/** Shippo: “Shipments”: a parcel with its rates, or messages about why there are none. */
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

const labelOf = (purchase: ShippoTransaction): Label => {
  const { object_id: id, status, tracking_number: number, tracking_url_provider: link, label_url: labelUrl } = purchase
  if (status === 'ERROR') return { state: 'failed', id, reason: sentenceOf(purchase.messages) }
  if (status !== 'SUCCESS' || !number || !labelUrl) return { state: 'pending', id }
  return { state: 'bought', id, trackingNumber: number, ...(link && { trackingLink: link }), labelUrl }
}

const voidedOf = ({ status }: ShippoRefund): VoidedLabel => {
  if (status === 'SUCCESS') return 'voided'
  return status === 'ERROR' ? 'refused' : 'pending'
}

/** Converts an error response: its detail, or messages by field. */
const refusalOf = (statusCode: number, response: unknown): LabelRefusal => {
  const { detail } = Object(response) as { detail?: unknown }
  const message = typeof detail === 'string' ? detail : JSON.stringify(response)
  return new LabelRefusal(statusCode, message.slice(0, 500))
}

const createApi = (token: string, apiUrl: string) => {
  return async <Result>(method: 'GET' | 'POST', path: string, body?: object): Promise<Result> => {
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
    const response: unknown = await answer.json()
    // On a server error the outcome is unknown.
    if (answer.status >= 500) throw new Error(`The label provider responded with status ${answer.status}.`)
    if (!answer.ok) throw refusalOf(answer.status, response)
    return response as Result
  }
}

/**
 * Shippo client. Shippo has no idempotency keys, so buying and voiding first look for an earlier request whose response
 * was lost.
 */
export const createShippoCarrier = (token: string, apiUrl = shippoApiUrl): LabelCarrier => {
  const ask = createApi(token, apiUrl)
  const read = async (id: string): Promise<Label> =>
    labelOf(await ask<ShippoTransaction>('GET', `transactions/${encodeURIComponent(id)}`))
  /** Finds the label of a rate. Several may have failed. */
  const find = async (rate: string): Promise<Label | undefined> => {
    const { results } = await ask<Page<ShippoTransaction>>('GET', `transactions?${new URLSearchParams({ rate })}`)
    const known = results.map(labelOf)
    return known.find(({ state }) => state !== 'failed') ?? known[0]
  }
  /** Finds the refund of a label. A refused refund can be requested again. */
  const findRefund = async (transaction: string): Promise<ShippoRefund | undefined> => {
    for (let path: string | undefined = 'refunds?results=100'; path !== undefined;) {
      const page: Page<ShippoRefund> = await ask<Page<ShippoRefund>>('GET', path)
      const known = page.results.find((one) => one.transaction === transaction && one.status !== 'ERROR')
      if (known) return known
      // Keep only the query of the next page's URL, so that requests stay at our API URL.
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
      const request = { rate, label_file_type: format, async: false }
      return labelOf(await ask<ShippoTransaction>('POST', 'transactions', request))
    },

    void: async (transaction) => {
      const known = await findRefund(transaction)
      if (known) return voidedOf(known)
      try {
        return voidedOf(await ask<ShippoRefund>('POST', 'refunds', { transaction, async: false }))
      } catch (error) {
        // A concurrent request may have voided it, which is not a refusal.
        const meanwhile = error instanceof LabelRefusal ? await findRefund(transaction) : undefined
        if (meanwhile) return voidedOf(meanwhile)
        throw error
      }
    },
  }
}
