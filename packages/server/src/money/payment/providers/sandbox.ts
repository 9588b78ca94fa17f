import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hashOfSecret } from '../../../ground/site/sites.ts'
import { deriveKeyFor } from '../../../ground/token/seal.ts'
import {
  succeeded,
  type Begun,
  type DeclineReason,
  type PaymentProvider,
  type PaymentRef,
  type ProviderState,
  type WebhookRequest,
  type ChargeOptions,
} from '../provider.ts'
import type { SandboxCard } from '../tables.ts'
import { createBook, type BookKey, type SandboxOptions } from './sandbox-book.ts'
import { createSandboxStatement } from './sandbox-statement.ts'
import { behaviors, cards, chargedState, firstState } from './sandbox-cards.ts'
import { createSandboxSaved } from './sandbox-saved.ts'

/** Lifetime of a card token. */
const tokenSeconds = 10 * 60

/** The buyer's page draws the challenge itself, like a provider's element. */
const begunWith = (attemptId: string, state: ProviderState): Begun => ({
  clientAction: state.status === 'awaiting' ? { type: 'element', clientSecret: attemptId } : { type: 'none' },
  state,
})

/** Header with the signature over a webhook's body. */
export const signatureHeader = 'x-sandbox-signature'

const signatureOf = (key: Buffer, body: Uint8Array): string => createHmac('sha256', key).update(body).digest('hex')

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const readNews = (body: Uint8Array): readonly { attemptId: string }[] | undefined => {
  try {
    const { attemptId } = JSON.parse(Buffer.from(body).toString('utf8')) as { attemptId?: unknown }
    return typeof attemptId === 'string' ? [{ attemptId }] : undefined
  } catch {
    return undefined
  }
}

const refusedAs = (reason: DeclineReason): ProviderState => ({ status: 'declined', reason })

interface Expires {
  readonly month: number
  readonly year: number
}

/** Card tokens, valid for one charge. */
const createTokens = ({ db, now }: SandboxOptions) => ({
  create: async (siteId: string, cardNumber: string, expires?: Expires): Promise<string> => {
    const token = `sandbox:card_${randomBytes(24).toString('base64url')}`
    const row = {
      token_hash: hashOfSecret(token),
      site_id: siteId,
      card: cards[cardNumber] ?? 'declines',
      last_four: cardNumber.slice(-4),
      exp_month: expires?.month ?? null,
      exp_year: expires?.year ?? null,
      expires_date: new Date(now().getTime() + tokenSeconds * 1000),
    }
    await db.insertInto('sandbox_token').values(row).execute()
    return token
  },

  /** Redeems a token: a fixed one of a test behavior, or one created from a card. */
  take: async (siteId: string, token: string): Promise<SandboxCard | undefined> => {
    const usual = { month: 12, year: now().getUTCFullYear() + 3 }
    const fixed = behaviors.find((behavior) => token === `sandbox:${behavior}`)
    if (fixed) return { behavior: fixed, lastFour: '4242', ...usual }
    const row = await db
      .deleteFrom('sandbox_token')
      .where('token_hash', '=', hashOfSecret(token))
      .where('site_id', '=', siteId)
      .returningAll()
      .executeTakeFirst()
    if (!row || row.expires_date <= now()) return undefined
    return {
      behavior: behaviors.find((behavior) => behavior === row.card) ?? 'declines',
      lastFour: row.last_four,
      month: row.exp_month ?? usual.month,
      year: row.exp_year ?? usual.year,
    }
  },
})

/** A provider for trials. No money moves, but everything else works like a real provider. */
export const createSandbox = (options: SandboxOptions) => {
  const [book, tokens, saved] = [createBook(options), createTokens(options), createSandboxSaved(options)]

  /** Returns the outcome of charging a card, and the record of it. */
  const chargeOf = (card: SandboxCard | undefined, chargeOptions: ChargeOptions, siteId: string) => {
    if (!card) return { outcome: refusedAs('token-invalid'), moves: {} }
    const { behavior } = card
    const outcome = firstState(chargeOptions, { ...card, now: options.now() })
    const isHold =
      chargeOptions.capture === 'later' && (outcome.status === 'authorized' || outcome.status === 'awaiting')
    const keeps = chargeOptions.saveFor === undefined ? undefined : { siteId, memberId: chargeOptions.saveFor, card }
    return { outcome, moves: { behavior, ...(isHold && { isHold, captures: {} }), ...(keeps && { keeps }) } }
  }

  /** Starts a charge. Repetitions return the first outcome. */
  const beginBy = async (payment: PaymentRef, card: SandboxCard | undefined, chargeOptions: ChargeOptions) => {
    const outcome = await book.write(payment, chargeOf(card, chargeOptions, payment.siteId))
    await saved.keep(payment)
    return begunWith(payment.attemptId, outcome)
  }

  const provider: PaymentProvider = {
    name: 'sandbox',
    abilities: { capture: 'partial', void: true, refund: 'partial', save: true },
    // Only one test card requires a challenge.
    requires3dSecure: false,
    begin: async (payment, token, chargeOptions) =>
      beginBy(payment, await tokens.take(payment.siteId, token), chargeOptions),
    saved: {
      ...saved.shown,
      charge: async (payment, memberId, reference, chargeOptions) => {
        const { attemptId, siteId } = payment
        const card = await saved.find({ siteId, memberId, reference })
        // The bank declines a challenge while its customer is absent.
        if (card?.behavior !== 'challenge' || chargeOptions.isPresent) return beginBy(payment, card, chargeOptions)
        const outcome = refusedAs('challenge-refused')
        return begunWith(attemptId, await book.write(payment, { outcome, moves: {} }))
      },
    },
    read: book.read,
    capture: book.capture,
    release: book.release,
    refund: book.refund,
    facts: book.facts,
    answerDispute: book.answerDispute,
    statement: createSandboxStatement(options),
    void: async (payment) => {
      await book.overwrite(payment, { status: 'declined', reason: 'declined' })
      return succeeded
    },
    webhook: async ({ headers, body }) => {
      const [keyId = '', signature = ''] = (headers[signatureHeader] ?? '').split('.')
      const signed = await deriveKeyFor(options.db, webhookUse, keyId).catch(() => undefined)
      return signed && isSame(signature, signatureOf(signed.key, body)) ? readNews(body) : undefined
    },
  }

  return {
    provider,
    /** Creates a single-use token from a card. */
    createToken: tokens.create,

    /** Answers the bank's challenge. */
    answer: async (payment: BookKey, approved: boolean): Promise<void> => {
      await book.answer(payment, ({ isHold }) => {
        if (!approved) return { status: 'declined', reason: 'challenge-refused' }
        const chargeOptions = { capture: isHold ? ('later' as const) : ('now' as const) }
        return chargedState(chargeOptions, { lastFour: '3220', now: options.now(), behavior: 'challenge' })
      })
      await saved.keep(payment)
    },

    refundAtDesk: book.refundAtDesk,

    /** Creates a signed webhook about an attempt. */
    messageAbout: async (attemptId: string): Promise<WebhookRequest> => {
      const body = Buffer.from(JSON.stringify({ attemptId }))
      const { id, key } = await deriveKeyFor(options.db, webhookUse)
      return { headers: { [signatureHeader]: `${id}.${signatureOf(key, body)}` }, body }
    },
  }
}
export type Sandbox = ReturnType<typeof createSandbox>

const webhookUse = 'sandbox webhooks'
