import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hashOfSecret } from '../../../ground/site/sites.ts'
import { keyFrom } from '../../../ground/token/seal.ts'
import {
  succeeded,
  type Begun,
  type DeclineReason,
  type PaymentProvider,
  type PaymentRef,
  type ProviderState,
  type WebhookRequest,
  type Wishes,
} from '../provider.ts'
import type { SandboxCard } from '../tables.ts'
import { createBook, type BookKey, type SandboxOptions } from './sandbox-book.ts'
import { createSandboxStatement } from './sandbox-statement.ts'
import { behaviors, cards, chargedState, firstState } from './sandbox-cards.ts'
import { createSandboxSaved } from './sandbox-saved.ts'

/** A token made of a card is good for so long. */
const tokenSeconds = 10 * 60

/** Whether a number passes the check that card numbers carry (ISO/IEC 7812-1). */
export const isCardNumber = (digits: string): boolean => {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The bank's question is drawn by the page itself, as a provider's element would be. */
const begunWith = (attemptId: string, state: ProviderState): Begun => ({
  clientAction: state.status === 'awaiting' ? { type: 'element', clientSecret: attemptId } : { type: 'none' },
  state,
})

/** What its messages carry: the key that signed them, and the signature over the body. */
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

/** Tokens that stand for a card, for one charge each. */
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

  /** What a token does: the fixed ones speak for themselves, the others were made of a card. */
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

/** A provider for trying out: no money moves, but everything else happens as with a real one. */
export const createSandbox = (options: SandboxOptions) => {
  const [book, tokens, saved] = [createBook(options), createTokens(options), createSandboxSaved(options)]

  /** What a charge of a card comes to, and what is to be remembered of it. */
  const chargeOf = (card: SandboxCard | undefined, wishes: Wishes, siteId: string) => {
    if (!card) return { outcome: refusedAs('token-invalid'), moves: {} }
    const { behavior } = card
    const outcome = firstState(wishes, { ...card, now: options.now() })
    const isHold = wishes.capture === 'later' && (outcome.status === 'authorized' || outcome.status === 'awaiting')
    const keeps = wishes.saveFor === undefined ? undefined : { siteId, memberId: wishes.saveFor, card }
    return { outcome, moves: { behavior, ...(isHold && { isHold, captures: {} }), ...(keeps && { keeps }) } }
  }

  /** Asked again, it charges nothing: what was written first stays. */
  const beginBy = async (payment: PaymentRef, card: SandboxCard | undefined, wishes: Wishes) => {
    const outcome = await book.write(payment, chargeOf(card, wishes, payment.siteId))
    await saved.keep(payment)
    return begunWith(payment.attemptId, outcome)
  }

  const provider: PaymentProvider = {
    name: 'sandbox',
    abilities: { capture: 'partial', void: true, refund: 'partial', save: true },
    // One test card asks for a challenge; the others go through without.
    requires3dSecure: false,
    begin: async (payment, token, wishes) => beginBy(payment, await tokens.take(payment.siteId, token), wishes),
    saved: {
      ...saved.shown,
      charge: async (payment, memberId, reference, wishes) => {
        const { attemptId, siteId } = payment
        const card = await saved.find({ siteId, memberId, reference })
        // A bank that asks its customer declines while they are away.
        if (card?.behavior !== 'challenge' || wishes.isPresent) return beginBy(payment, card, wishes)
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
      const signed = await keyFrom(options.db, webhookUse, keyId).catch(() => undefined)
      return signed && isSame(signature, signatureOf(signed.key, body)) ? readNews(body) : undefined
    },
  }

  return {
    provider,
    /** Turns a card into a token for one charge. */
    createToken: tokens.create,

    /** Takes the buyer's answer to the bank's question. */
    answer: async (payment: BookKey, approved: boolean): Promise<void> => {
      await book.answer(payment, ({ isHold }) => {
        if (!approved) return { status: 'declined', reason: 'challenge-refused' }
        const wishes = { capture: isHold ? ('later' as const) : ('now' as const) }
        return chargedState(wishes, { lastFour: '3220', now: options.now(), behavior: 'challenge' })
      })
      await saved.keep(payment)
    },

    refundAtDesk: book.refundAtDesk,

    /** A message about an attempt, signed as the sandbox does it. */
    messageAbout: async (attemptId: string): Promise<WebhookRequest> => {
      const body = Buffer.from(JSON.stringify({ attemptId }))
      const { id, key } = await keyFrom(options.db, webhookUse)
      return { headers: { [signatureHeader]: `${id}.${signatureOf(key, body)}` }, body }
    },
  }
}
export type Sandbox = ReturnType<typeof createSandbox>

const webhookUse = 'sandbox webhooks'
