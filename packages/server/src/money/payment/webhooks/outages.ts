import type { PaymentOutage } from '@vitrine/contract/entities/money/payment-provider.ts'
import { providerPendingStates } from '@vitrine/domain/payment/attempt.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

/** After this time without a response, a provider counts as not responding. */
const patienceMs = 2 * 60 * 1000

interface Waiting {
  readonly provider: string
  readonly kind: 'purchases' | 'refunds' | 'captures' | 'voids'
  readonly count: number
  readonly since: Date
}

/** Counts requests without a response by provider and kind. */
const listWaiting = async (db: Db, siteId: string, now: Date): Promise<readonly Waiting[]> => {
  const late = new Date(now.getTime() - patienceMs)
  const { rows } = await sql<Waiting>`
    select provider, kind, count(*)::int as count, min(since) as since from (
      select provider, 'purchases' as kind, created_date as since from payment_attempt
        where site_id = ${siteId} and state = any(${[...providerPendingStates]}::text[]) and reason = 'unanswered'
      union all select provider, 'voids', created_date from payment_attempt
        where site_id = ${siteId} and state = 'voiding' and created_date < ${late}
      union all select provider, 'refunds', created_date from refund_transaction
        where site_id = ${siteId} and state in ('scheduled', 'started') and created_date < ${late}
      union all select payment.provider, action.type || 's', action.updated_date from authorized_action action
        join payment on payment.site_id = action.site_id and payment.id = action.payment_id
        where action.site_id = ${siteId} and action.state = 'pending' and action.updated_date < ${late}
    ) waiting
    group by provider, kind`.execute(db)
  return rows
}

/** Lists the outages of providers, with their pending requests. */
export const listOutages = async (
  db: Db,
  { siteId, now, nameOf }: { siteId: string; now: Date; nameOf: (provider: string) => string },
): Promise<PaymentOutage[]> => {
  const waiting = await listWaiting(db, siteId, now)
  const providers = [...new Set(waiting.map(({ provider }) => provider))].toSorted()
  return providers.map((provider) => {
    const own = waiting.filter((one) => one.provider === provider)
    const countOf = (kind: Waiting['kind']): number =>
      own.filter((one) => one.kind === kind).reduce((sum, { count }) => sum + count, 0)
    return {
      provider,
      name: nameOf(provider),
      since: new Date(Math.min(...own.map(({ since }) => since.getTime()))).toISOString(),
      purchases: countOf('purchases'),
      refunds: countOf('refunds'),
      captures: countOf('captures'),
      voids: countOf('voids'),
    }
  })
}
