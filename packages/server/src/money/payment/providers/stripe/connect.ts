import { isLoopbackName, stripeAddresses } from '../../../../ground/base/config.ts'
import { invalidField, wrongFormat } from '../../../../ground/base/refusal.ts'
import type { Context } from '../../../../ground/context/context.ts'
import type { AccountConnector, Connector, Identified, Keys } from '../../accounts/connector.ts'
import { stripeAbilities } from './charge/abilities.ts'
import { createLibrary } from './open-stripe.ts'
import { asStripeError } from './refusals.ts'

/** Stripe: “Types of events”: all events about payments, refunds and disputes. */
const events = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'review.opened',
  'review.closed',
] as const

const publishable = /^pk_(test|live)_\w{8,}$/
/** Stripe: “API keys”: secret and restricted keys. */
const secret = /^[sr]k_(test|live)_\w{8,}$/
const signing = /^whsec_[\w+/=-]{8,}$/

const readMode: Connector['readMode'] = ({ publishableKey, secrets: { secretKey = '', webhookSecret } }, field) => {
  const [, mode] = publishable.exec(publishableKey) ?? []
  const [, secretMode] = secret.exec(secretKey) ?? []
  if (!mode) throw wrongFormat(field('publishableKey'), 'API_KEY', 'must be a publishable key: pk_test_… or pk_live_…')
  if (!secretMode) {
    const which = publishable.test(secretKey) ? 'is a publishable key; the secret one begins' : 'must begin'
    throw invalidField(field('secretKey'), `${which} with sk_test_, sk_live_, rk_test_ or rk_live_`, 'FORMAT')
  }
  if (mode !== secretMode) {
    const description = `is a ${secretMode} key, but the publishable key is a ${mode} key: use two of the same kind`
    throw invalidField(field('secretKey'), description, 'VALIDATION')
  }
  if (webhookSecret !== undefined && !signing.test(webhookSecret)) {
    throw wrongFormat(field('webhookSecret'), 'API_KEY', 'must be a signing secret: whsec_…')
  }
  return mode === 'live' ? 'LIVE' : 'TEST'
}

/** Explains why a key was refused. */
const refusedKey = (error: unknown): Identified => {
  const refusal = asStripeError(error)
  if (refusal?.type === 'StripeAuthenticationError') {
    const message = 'Stripe does not know this secret key, or it was revoked.'
    return { passed: false, field: 'secretKey', reason: 'UNKNOWN_KEY', message }
  }
  if (refusal?.type === 'StripePermissionError') {
    const message = `This restricted key lacks a permission: ${refusal.message}`
    return { passed: false, field: 'secretKey', reason: 'KEY_LACKS_PERMISSION', message }
  }
  return { passed: false, message: 'Stripe does not respond. Try again in a moment.' }
}

const identify = async (apiUrl: string, { secrets: { secretKey = '' } }: Keys): Promise<Identified> => {
  try {
    const stripe = await createLibrary(secretKey, apiUrl)
    const { id, settings, business_profile, charges_enabled } = await stripe.accounts.retrieveCurrent()
    const accountName = settings?.dashboard.display_name || business_profile?.name || id
    const isLive = secretKey.includes('_live_')
    if (isLive && !charges_enabled) {
      const message = `Stripe does not let “${accountName}” take payments yet: complete its activation at Stripe.`
      return { passed: false, field: 'secretKey', reason: 'ACCOUNT_NOT_ACTIVE', message }
    }
    const message = `Connected to “${accountName}” in ${isLive ? 'live' : 'test'} mode.`
    return { passed: true, accountId: id, accountName, message }
  } catch (error) {
    return refusedKey(error)
  }
}

/** Connects Stripe accounts. */
export const createStripeConnector = ({ config }: Pick<Context, 'config'>): AccountConnector => {
  const { apiUrl } = config.stripe ?? stripeAddresses
  const libraryOf = ({ secrets: { secretKey = '' } }: Keys) => createLibrary(secretKey, apiUrl)
  const isHere = isLoopbackName(new URL(apiUrl).hostname)
  return {
    abilities: stripeAbilities,
    keys: ['publishableKey', 'secretKey', 'webhookSecret'],
    events,
    readMode,
    identify: (keys) => identify(apiUrl, keys),
    // Stripe requires public https URLs; the local double accepts any.
    canRegister:
      isHere || (config.publicUrl.startsWith('https:') && !isLoopbackName(new URL(config.publicUrl).hostname)),
    register: async (keys, url) => {
      const stripe = await libraryOf(keys)
      const params = { url, enabled_events: [...events], description: 'Vitrine' }
      const { id, secret: signed = '' } = await stripe.webhookEndpoints.create(params)
      return { endpointId: id, secret: signed }
    },
    unregister: async (keys, endpointId) => {
      const stripe = await libraryOf(keys)
      await stripe.webhookEndpoints.del(endpointId)
    },
  }
}
