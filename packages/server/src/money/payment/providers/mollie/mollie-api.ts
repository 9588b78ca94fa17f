import { mollieApiUrl } from '../../../../ground/base/config.ts'

interface Amount {
  readonly currency: string
  readonly value: string
}

/** Mollie: “Payments API”, a payment, only the fields we read. */
export interface MolliePayment {
  readonly id: string
  readonly status: string
  readonly amount: Amount
  readonly createdAt: string
  readonly paidAt?: string
  readonly isCancelable?: boolean
  readonly details?: { readonly cardLabel?: string | null; readonly cardNumber?: string | null } | null
  readonly _links: { readonly checkout?: { readonly href: string } }
}

/** Mollie: “Refunds API”. */
export interface MollieRefund {
  readonly id: string
  readonly paymentId: string
  readonly status: string
  readonly amount: Amount
  readonly createdAt: string
  readonly metadata?: { readonly vitrine_refund?: string } | null
}

/** Mollie: “Chargebacks API”. */
export interface MollieChargeback {
  readonly id: string
  readonly paymentId: string
  readonly amount: Amount
  readonly createdAt: string
  readonly reversedAt?: string | null
  readonly reason?: { readonly description?: string } | null
}

/** A refusal of Mollie. */
export class MollieRefusal extends Error {
  override readonly name = 'MollieRefusal'
  constructor(
    readonly statusCode: number,
    detail: string,
    readonly field?: string,
  ) {
    super(detail)
  }
}

/** Shorter than the lease of an attempt. */
const timeoutMs = 10_000
/** Page size, and the maximum number of refunds or chargebacks read per payment. */
const most = 250

interface Page<One> {
  readonly _embedded: Record<string, readonly One[]>
  readonly _links?: { readonly next?: { readonly href: string } | null }
}

interface Sent {
  readonly body?: object
  /** Mollie: “API idempotency”: valid for an hour. */
  readonly idempotencyKey?: string
}

const refusalOf = (statusCode: number, response: { detail?: string; title?: string; field?: string }): MollieRefusal =>
  new MollieRefusal(statusCode, response.detail ?? response.title ?? `Mollie answered ${statusCode}.`, response.field)

/** Client for the Mollie calls we use. */
export const createMollieApi = (apiKey: string, apiUrl = mollieApiUrl) => {
  const ask = async <Result>(method: string, path: string, { body, idempotencyKey }: Sent = {}): Promise<Result> => {
    const answer = await fetch(`${apiUrl}/v2/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const response = (await answer.json()) as Result
    if (answer.ok) return response
    throw refusalOf(answer.status, response as { detail?: string; title?: string; field?: string })
  }

  const listOf = async <One>(path: string, name: string): Promise<readonly One[]> => {
    const { _embedded } = await ask<Page<One>>('GET', `${path}?limit=${most}`)
    return _embedded[name] ?? []
  }

  /** Mollie: “Pagination”: the link to the next page names its first entry; only that is used. */
  async function* allOf<One>(name: string): AsyncGenerator<One> {
    let from: string | null = null
    do {
      const query = new URLSearchParams({ limit: String(most), ...(from !== null && { from }) })
      const { _embedded, _links: links }: Page<One> = await ask('GET', `${name}?${query}`)
      yield* _embedded[name] ?? []
      from = links?.next ? new URL(links.next.href).searchParams.get('from') : null
    } while (from !== null)
  }
  const of = (paymentId: string): string => `payments/${encodeURIComponent(paymentId)}`

  return {
    getProfile: () => ask<{ readonly id: string; readonly name: string }>('GET', 'profiles/me'),
    createPayment: (body: object, idempotencyKey: string) =>
      ask<MolliePayment>('POST', 'payments', { body, idempotencyKey }),
    getPayment: (paymentId: string) => ask<MolliePayment>('GET', of(paymentId)),
    cancelPayment: (paymentId: string) => ask<MolliePayment>('DELETE', of(paymentId)),
    createRefund: (paymentId: string, body: object, idempotencyKey: string) =>
      ask<MollieRefund>('POST', `${of(paymentId)}/refunds`, { body, idempotencyKey }),
    listRefunds: (paymentId: string) => listOf<MollieRefund>(`${of(paymentId)}/refunds`, 'refunds'),
    listChargebacks: (paymentId: string) => listOf<MollieChargeback>(`${of(paymentId)}/chargebacks`, 'chargebacks'),
    /** Lists all payments, newest first. */
    listAllPayments: () => allOf<MolliePayment>('payments'),
    listAllRefunds: () => allOf<MollieRefund>('refunds'),
    listAllChargebacks: () => allOf<MollieChargeback>('chargebacks'),
  }
}
export type MollieApi = ReturnType<typeof createMollieApi>
