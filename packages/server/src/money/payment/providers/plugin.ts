import {
  paymentProviderMethods as methods,
  type PluginOutcome,
  type PluginState,
} from '@vitrine/contract/service-plugins/payment-provider.ts'
import { toDecimal, toMinor } from '@vitrine/domain/money.ts'
import type { Static } from 'typebox'
import type { Context } from '../../../ground/context/context.ts'
import {
  type Asking,
  isSigned,
  PluginSilent,
  signatureHeader,
  type SigningPlugin,
} from '../../../store/service-plugin/api.ts'
import { returnUrlIn } from '../return-url.ts'
import type {
  Abilities,
  DeclineReason,
  DisputeAnswer,
  Outcome,
  PaymentFacts,
  PaymentProvider,
  PaymentRef,
  ProviderState,
  StatementLine,
  Step,
  WebhookNews,
  WebhookRequest,
} from '../provider.ts'

type Description = Static<typeof methods.describe.answer>
type Facts = Static<typeof methods.facts.answer>
type Line = Static<typeof methods.statement.answer>['lines'][number]

/** Prefix of the names of apps as payment providers. */
export const pluginPrefix = 'plugin:'

export const pluginName = (id: string): string => pluginPrefix + id

/** Prefix of an app's tokens, followed by the return URL. */
export const tokenPrefixOf = (id: string): string => `${pluginName(id)}:`

/** Returns the plugin ID in a provider name, if it is one. */
export const pluginIdOf = (name: string): string | undefined =>
  name.startsWith(pluginPrefix) ? name.slice(pluginPrefix.length) : undefined

const lower = <Text extends string>(text: Text): Lowercase<Text> => text.toLowerCase() as Lowercase<Text>

const declineReasons = {
  DECLINED: 'declined',
  INSUFFICIENT_FUNDS: 'insufficient-funds',
  EXPIRED: 'expired',
} as const satisfies Record<NonNullable<PluginState['reason']>, DeclineReason>

const requireTransaction = ({ status, transactionId }: PluginState): string => {
  if (transactionId !== undefined) return transactionId
  throw new PluginSilent(`the answer has no transactionId for a payment that is ${status}`)
}

const stateOf = (state: PluginState): ProviderState => {
  const card = state.card && { card: state.card }
  switch (state.status) {
    case 'AWAITING':
      return { status: 'awaiting' }
    case 'DECLINED':
      return { status: 'declined', reason: declineReasons[state.reason ?? 'DECLINED'] }
    case 'PROCESSING':
      return { status: 'processing', transactionId: requireTransaction(state) }
    case 'AUTHORIZED':
    case 'CAPTURED':
      return { status: lower(state.status), transactionId: requireTransaction(state), ...card }
    default:
      return state.status satisfies never
  }
}

const outcomeOf = ({ outcome }: { outcome: PluginOutcome }): Outcome => {
  const { status, reference, code = 'FAILED', description = 'The payment provider refused.' } = outcome
  if (status === 'FAILED') return { status: 'failed', code, description }
  return { status: lower(status), ...(reference !== undefined && { reference }) }
}

const abilitiesOf = ({ abilities: { capture, refund, void: canVoid, refundDays } }: Description): Abilities => ({
  capture: lower(capture),
  void: canVoid,
  refund: lower(refund),
  ...(refundDays !== undefined && { refundDays }),
  save: false,
})

const factsOf = (facts: Facts, currency: string): PaymentFacts => {
  const minor = (amount: string) => toMinor(amount, currency)
  return {
    state: stateOf(facts.state),
    captured: minor(facts.captured),
    isReleased: facts.isReleased,
    refunds: facts.refunds.map(({ amount, status, date, ...refund }) => ({
      ...refund,
      amount: minor(amount),
      status: lower(status),
      date: new Date(date),
    })),
    disputes: facts.disputes.map(({ amount, withdrawn, returned, status, date, answerBefore, ...dispute }) => ({
      ...dispute,
      amount: minor(amount),
      withdrawn: minor(withdrawn),
      returned: minor(returned),
      status: lower(status),
      date: new Date(date),
      ...(answerBefore !== undefined && { answerBefore: new Date(answerBefore) }),
    })),
    ...(facts.fee !== undefined && { fee: minor(facts.fee) }),
  }
}

const lineOf = ({ type, paymentId, amount, fee, date, reference, currency }: Line): StatementLine => ({
  reference,
  currency,
  type: lower(type),
  ...(paymentId !== undefined && { attemptId: paymentId }),
  amount: toMinor(amount, currency),
  fee: toMinor(fee, currency),
  date: new Date(date),
})

const paymentOf = ({ attemptId, amount, currency }: PaymentRef) => ({
  id: attemptId,
  amount: toDecimal(amount, currency),
  currency,
})

const stepOf = ({ id, amount }: Step, currency: string) => ({ id, amount: toDecimal(amount, currency) })

const newsOf = (body: Uint8Array): readonly WebhookNews[] => {
  try {
    const { paymentId } = JSON.parse(Buffer.from(body).toString('utf8')) as { paymentId?: unknown }
    return typeof paymentId === 'string' ? [{ attemptId: paymentId }] : []
  } catch {
    return []
  }
}

/** A payment provider of an app. Each step is a signed HTTP request whose response is authoritative. */
export const createPluginProvider = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { plugin, ask }: { plugin: SigningPlugin; ask: Asking },
): PaymentProvider => {
  const description = plugin.description as Description
  const { abilities } = description

  async function* statement(_siteId: string, { from, to }: { from: Date; to: Date }): AsyncGenerator<StatementLine> {
    let cursor: string | undefined
    do {
      const time = { from: from.toISOString(), to: to.toISOString() }
      const page = await ask(plugin, methods.statement, { ...time, ...(cursor !== undefined && { cursor }) })
      yield* page.lines.map(lineOf)
      cursor = page.nextCursor
    } while (cursor !== undefined)
  }

  const webhook = async ({ headers, body }: WebhookRequest) => {
    const header = headers[signatureHeader] ?? ''
    const isTheirs = await isSigned(db, { pluginId: plugin.id, header, body, now: now() })
    return isTheirs ? newsOf(body) : undefined
  }

  return {
    name: pluginName(plugin.id),
    abilities: abilitiesOf(description),
    requires3dSecure: false,
    begin: async (payment, token, { capture }) => {
      const returnUrl = returnUrlIn(token, tokenPrefixOf(plugin.id))
      const request = { payment: paymentOf(payment), capture: capture.toUpperCase() }
      const { state, redirectUrl } = await ask(plugin, methods.begin, {
        ...request,
        ...(returnUrl !== undefined && { returnUrl }),
      })
      const clientAction = redirectUrl ? { type: 'redirect' as const, url: redirectUrl } : { type: 'none' as const }
      return { state: stateOf(state), clientAction }
    },
    read: async (payment) => {
      const { state } = await ask(plugin, methods.read, { payment: paymentOf(payment) })
      return state && stateOf(state)
    },
    capture: async (payment, capture) => {
      const request = { payment: paymentOf(payment), capture: stepOf(capture, payment.currency) }
      return outcomeOf(await ask(plugin, methods.capture, request))
    },
    void: async (payment) => outcomeOf(await ask(plugin, methods.void, { payment: paymentOf(payment) })),
    refund: async (payment, refund) => {
      const request = { payment: paymentOf(payment), refund: stepOf(refund, payment.currency) }
      return outcomeOf(await ask(plugin, methods.refund, request))
    },
    ...(abilities.facts && {
      facts: async (payment: PaymentRef) =>
        factsOf(await ask(plugin, methods.facts, { payment: paymentOf(payment) }), payment.currency),
    }),
    ...(abilities.disputes && {
      answerDispute: async (payment: PaymentRef, reference: string, answer: DisputeAnswer) =>
        outcomeOf(await ask(plugin, methods.answerDispute, { payment: paymentOf(payment), reference, ...answer })),
    }),
    ...(abilities.statement && { statement }),
    webhook,
  }
}
