import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { hashOfSecret } from '../../../ground/site/sites.ts'
import { keyFrom } from '../../../ground/token/seal.ts'
import { succeeded, type Begun, type PaymentProvider, type ProviderState, type WebhookRequest } from '../provider.ts'

/** The test cards, and what each does. Any other number is declined. */
const cards: Readonly<Record<string, string>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declines',
  '4000000000003220': 'challenge',
  '4000000000009995': 'no-funds',
}
/** A token made of a card is good for so long. */
const tokenSeconds = 10 * 60

const outcomes: Readonly<Record<string, () => ProviderState>> = {
  pays: () => ({ status: 'captured', transactionId: randomUUID() }),
  declines: () => ({ status: 'declined', reason: 'declined' }),
  challenge: () => ({ status: 'awaiting' }),
  'no-funds': () => ({ status: 'declined', reason: 'insufficient-funds' }),
}

export interface SandboxOptions {
  /** Its own connection to its own tables: it stands for a provider outside, and shares no transaction with orders. */
  readonly db: Db
  readonly now: () => Date
}

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

/** The sandbox's own book: what it did with each attempt, kept apart from ours. */
const createBook = ({ db, now }: SandboxOptions) => {
  const find = async (attemptId: string): Promise<ProviderState | undefined> => {
    const row = db.selectFrom('sandbox_charge').select('outcome').where('attempt_id', '=', attemptId)
    return (await row.executeTakeFirst())?.outcome
  }
  const insert = (attemptId: string, outcome: ProviderState) =>
    db
      .insertInto('sandbox_charge')
      .values({ attempt_id: attemptId, outcome: JSON.stringify(outcome), created_date: now() })

  return {
    find,
    /** What stands there already stays. */
    write: async (attemptId: string, outcome: ProviderState): Promise<ProviderState> => {
      const written = await insert(attemptId, outcome)
        .onConflict((conflict) => conflict.column('attempt_id').doNothing())
        .returning('outcome')
        .executeTakeFirst()
      return written?.outcome ?? (await find(attemptId))!
    },
    overwrite: async (attemptId: string, outcome: ProviderState): Promise<void> => {
      await insert(attemptId, outcome)
        .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet({ outcome: JSON.stringify(outcome) }))
        .execute()
    },
    /** Only a question that is still open is answered; whoever comes second is told what the first one did. */
    answer: async (attemptId: string, outcome: ProviderState): Promise<void> => {
      await db
        .updateTable('sandbox_charge')
        .set({ outcome: JSON.stringify(outcome) })
        .where('attempt_id', '=', attemptId)
        .where(sql<string>`outcome->>'status'`, '=', 'awaiting')
        .execute()
    },
    writeRefund: async (refundId: string, attemptId: string, amount: number): Promise<void> => {
      await db
        .insertInto('sandbox_refund')
        .values({ refund_id: refundId, attempt_id: attemptId, amount, created_date: now() })
        .onConflict((conflict) => conflict.column('refund_id').doNothing())
        .execute()
    },
  }
}

/** Tokens that stand for a card, for one charge each. */
const createTokens = ({ db, now }: SandboxOptions) => ({
  create: async (siteId: string, cardNumber: string): Promise<string> => {
    const token = `sandbox:card_${randomBytes(24).toString('base64url')}`
    const row = {
      token_hash: hashOfSecret(token),
      site_id: siteId,
      card: cards[cardNumber] ?? 'declines',
      last_four: cardNumber.slice(-4),
      expires_date: new Date(now().getTime() + tokenSeconds * 1000),
    }
    await db.insertInto('sandbox_token').values(row).execute()
    return token
  },

  /** What a token does: the fixed ones speak for themselves, the others were made of a card. */
  take: async (siteId: string, token: string) => {
    const fixed = /^sandbox:(pays|declines|challenge|no-funds)$/.exec(token)?.[1]
    if (fixed) return { behaviour: fixed, lastFour: '4242' }
    const row = await db
      .deleteFrom('sandbox_token')
      .where('token_hash', '=', hashOfSecret(token))
      .where('site_id', '=', siteId)
      .returningAll()
      .executeTakeFirst()
    return row && row.expires_date > now() ? { behaviour: row.card, lastFour: row.last_four } : undefined
  },
})

const visa = (lastFour: string) => ({ brand: 'Visa', lastFour })

/** A provider for trying out: no money moves, but everything else happens as with a real one. */
export const createSandbox = (options: SandboxOptions) => {
  const [book, tokens] = [createBook(options), createTokens(options)]

  const charge = async (siteId: string, token: string): Promise<ProviderState> => {
    const found = await tokens.take(siteId, token)
    if (!found) return { status: 'declined', reason: 'token-invalid' }
    const outcome = (outcomes[found.behaviour] ?? outcomes.declines!)()
    return outcome.status === 'captured' ? { ...outcome, card: visa(found.lastFour) } : outcome
  }

  const provider: PaymentProvider = {
    name: 'sandbox',
    abilities: { capture: 'none', void: true, refund: 'partial', save: false },
    // One test card asks for a challenge; the others go through without.
    requires3dSecure: false,
    // Asked again, it charges nothing: what was written first stays.
    begin: async ({ attemptId, siteId }, token) =>
      begunWith(attemptId, await book.write(attemptId, await charge(siteId, token))),
    read: ({ attemptId }) => book.find(attemptId),
    capture: () => Promise.reject(new Error('The sandbox charges at once: there is nothing to capture.')),
    void: async ({ attemptId }) => {
      await book.overwrite(attemptId, { status: 'declined', reason: 'declined' })
      return succeeded
    },
    refund: async ({ attemptId }, { id, amount }) => {
      await book.writeRefund(id, attemptId, amount)
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
    answer: (attemptId: string, approved: boolean): Promise<void> =>
      book.answer(
        attemptId,
        approved
          ? { status: 'captured', transactionId: randomUUID(), card: visa('3220') }
          : { status: 'declined', reason: 'challenge-refused' },
      ),

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
