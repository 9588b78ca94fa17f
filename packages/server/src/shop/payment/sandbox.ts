import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hashOfSecret } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { ChargeOutcome, PaymentProvider } from './provider.ts'

/** The test cards, and what each does. Any other number is declined. */
const cards: Readonly<Record<string, string>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declines',
  '4000000000003220': 'challenge',
  '4000000000009995': 'no-funds',
}
/** A token made of a card is good for so long. */
const tokenSeconds = 10 * 60

const outcomes: Readonly<Record<string, () => ChargeOutcome>> = {
  pays: () => ({ state: 'paid', transactionId: randomUUID() }),
  declines: () => ({ state: 'declined', reason: 'declined' }),
  challenge: () => ({ state: 'challenge' }),
  'no-funds': () => ({ state: 'declined', reason: 'insufficient-funds' }),
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

/** A provider for trying out: no money moves, but everything else happens as with a real one. */
export const createSandbox = ({ db, now }: SandboxOptions) => {
  const find = async (attemptId: string): Promise<ChargeOutcome | undefined> => {
    const row = await db
      .selectFrom('sandbox_charge')
      .select('outcome')
      .where('attempt_id', '=', attemptId)
      .executeTakeFirst()
    return row?.outcome
  }

  const write = async (attemptId: string, outcome: ChargeOutcome): Promise<ChargeOutcome> => {
    await db
      .insertInto('sandbox_charge')
      .values({ attempt_id: attemptId, outcome: JSON.stringify(outcome), created_date: now() })
      .onConflict((conflict) => conflict.column('attempt_id').doNothing())
      .execute()
    return (await find(attemptId))!
  }

  /** What a token does: the fixed ones speak for themselves, the others were made of a card. */
  const behaviourOf = async (siteId: string, token: string) => {
    const fixed = /^sandbox:(pays|declines|challenge|no-funds)$/.exec(token)?.[1]
    if (fixed) return { behaviour: fixed, lastFour: '4242' }
    const row = await db
      .deleteFrom('sandbox_token')
      .where('token_hash', '=', hashOfSecret(token))
      .where('site_id', '=', siteId)
      .returningAll()
      .executeTakeFirst()
    return row && row.expires_date > now() ? { behaviour: row.card, lastFour: row.last_four } : undefined
  }

  const provider: PaymentProvider = {
    name: 'sandbox',
    // One test card asks for a challenge; the others go through without.
    requires3dSecure: false,
    find,
    charge: async ({ attemptId, siteId, token }) => {
      const known = await find(attemptId)
      if (known) return known
      const found = await behaviourOf(siteId, token)
      if (!found) return write(attemptId, { state: 'declined', reason: 'token-invalid' })
      const outcome = (outcomes[found.behaviour] ?? outcomes.declines!)()
      const card = { brand: 'Visa', lastFour: found.lastFour }
      return write(attemptId, outcome.state === 'paid' ? { ...outcome, card } : outcome)
    },
    confirm: async (attemptId, approved) => {
      const outcome: ChargeOutcome = approved
        ? { state: 'paid', transactionId: randomUUID(), card: { brand: 'Visa', lastFour: '3220' } }
        : { state: 'declined', reason: 'challenge-refused' }
      // Only a challenge that is still open moves; whoever comes second is told what the first one did.
      await db
        .updateTable('sandbox_charge')
        .set({ outcome: JSON.stringify(outcome) })
        .where('attempt_id', '=', attemptId)
        .where(sql<string>`outcome->>'state'`, '=', 'challenge')
        .execute()
      return (await find(attemptId)) ?? { state: 'declined', reason: 'token-invalid' }
    },
    cancel: async (attemptId) => {
      const outcome = JSON.stringify({ state: 'declined', reason: 'declined' } satisfies ChargeOutcome)
      await db
        .insertInto('sandbox_charge')
        .values({ attempt_id: attemptId, outcome, created_date: now() })
        .onConflict((conflict) => conflict.column('attempt_id').doUpdateSet({ outcome }))
        .execute()
    },
    refund: async ({ refundId, attemptId, amount }) => {
      await db
        .insertInto('sandbox_refund')
        .values({ refund_id: refundId, attempt_id: attemptId, amount, created_date: now() })
        .onConflict((conflict) => conflict.column('refund_id').doNothing())
        .execute()
    },
  }

  /** Turns a card into a token for one charge. */
  const createToken = async (siteId: string, cardNumber: string): Promise<string> => {
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
  }

  return { provider, createToken }
}
export type Sandbox = ReturnType<typeof createSandbox>
