import type { Input } from '@vitrine/contract/schema.ts'
import { additionalFeesMethods } from '@vitrine/contract/service-plugins/additional-fees.ts'
import { currencyDigits, toMinor, type Minor } from '@vitrine/domain/money.ts'
import { createHash } from 'node:crypto'
import type { Static } from 'typebox'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { createAsking, findPluginOf, PluginSilent } from '../../store/service-plugin/api.ts'
import './tables.ts'

const { calculateAdditionalFees } = additionalFeesMethods

/** A purchase in the request format of fee apps. */
export type FeeRequest = Input<Static<typeof calculateAdditionalFees.request>>

/** A fee request to an app. */
export interface FeeQuestion {
  readonly appId: string
  readonly currency: string
  readonly request: FeeRequest
}

/** A fee charged by an app. */
export interface AppFee {
  readonly code: string
  readonly name: string
  readonly translatedName?: string
  readonly price: Minor
  readonly taxable: boolean
  readonly taxGroupId?: string
  readonly taxableAddress?: 'BUSINESS' | 'BILLING' | 'SHIPPING'
  readonly lineIds?: readonly string[]
}

/** The app did not respond in time or sent an invalid response. Then it charges nothing. */
class FeesUnknown extends Error {
  override readonly name = 'FeesUnknown'
}

/** Timeout, since a buyer is waiting. */
const patienceMs = 4000
/**
 * How long a response is cached. The fees shown are the fees charged, and not every view of a checkout needs a request.
 */
const answerMs = 60 * 60 * 1000
/** Pause before a failed app is called again. */
const failureMs = 60 * 1000

const digestOf = (question: FeeQuestion): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64url')

/** Returns the cached response of an app, `FAILED` if the request failed, or `undefined` if it must be called. */
export const knownFees = async (
  db: Db,
  siteId: string,
  { question, now }: { question: FeeQuestion; now: Date },
): Promise<readonly AppFee[] | 'FAILED' | undefined> => {
  const found = await db
    .selectFrom('fee_answer')
    .select(['answer', 'created_date'])
    .where('site_id', '=', siteId)
    .where('digest', '=', digestOf(question))
    .executeTakeFirst()
  if (!found) return undefined
  const age = now.getTime() - found.created_date.getTime()
  if (found.answer) return age < answerMs ? (found.answer as readonly AppFee[]) : undefined
  return age < failureMs ? 'FAILED' : undefined
}

type Answer = Static<typeof calculateAdditionalFees.answer>

/** A fee must not have more decimals than its currency: it is never rounded. */
const priceOf = (text: string, currency: string): Minor => {
  const finest = text.split('.')[1]?.replace(/0+$/, '').length ?? 0
  if (finest > currencyDigits(currency)) throw new FeesUnknown(`${text} has too many decimals for ${currency}`)
  return toMinor(text, currency)
}

const readAnswer = (answer: Answer, { currency }: FeeQuestion): readonly AppFee[] => {
  if (answer.currency !== undefined && answer.currency !== currency)
    throw new FeesUnknown(`the response is in ${answer.currency} instead of ${currency}`)
  const codes = new Set(answer.additionalFees.map(({ code }) => code))
  if (codes.size < answer.additionalFees.length) throw new FeesUnknown('two fees have the same code')
  return answer.additionalFees.map(({ code, name, translatedName, price, taxDetails = {}, lineItemIds }) => ({
    code,
    name,
    ...(translatedName !== undefined && { translatedName }),
    price: priceOf(price, currency),
    taxable: taxDetails.taxable ?? false,
    ...(taxDetails.taxGroupId !== undefined && { taxGroupId: taxDetails.taxGroupId }),
    ...(taxDetails.taxableAddress && { taxableAddress: taxDetails.taxableAddress.addressType }),
    ...(lineItemIds && lineItemIds.length > 0 && { lineIds: lineItemIds }),
  }))
}

/** Calls an app outside of any transaction, and stores its response or failure. */
export const createFeeAsking = (context: Context) => {
  const ask = createAsking(context)
  const { db, now, log } = context

  const requestFees = async (siteId: string, question: FeeQuestion): Promise<readonly AppFee[]> => {
    const plugin = await findPluginOf(db, { siteId, appId: question.appId, type: 'ECOM_ADDITIONAL_FEES' })
    if (!plugin?.enabled) throw new FeesUnknown('the plugin was removed')
    const answer = await ask(plugin, calculateAdditionalFees, question.request, { timeoutMs: patienceMs })
    return readAnswer(answer, question)
  }

  return async (siteId: string, question: FeeQuestion): Promise<void> => {
    const response = await requestFees(siteId, question).catch((error: unknown) => {
      if (!(error instanceof FeesUnknown || error instanceof PluginSilent)) throw error
      log.warn({ siteId, appId: question.appId, reason: error.message }, 'an app did not return its fees')
      return error
    })
    const row = {
      answer: response instanceof Error ? null : JSON.stringify(response),
      error: response instanceof Error ? response.message.slice(0, 500) : null,
      created_date: now(),
    }
    await db
      .insertInto('fee_answer')
      .values({ site_id: siteId, digest: digestOf(question), ...row })
      .onConflict((conflict) => conflict.columns(['site_id', 'digest']).doUpdateSet(row))
      .execute()
  }
}

/** Deletes old responses. */
export const pruneFeeAnswers = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('fee_answer')
    .where('created_date', '<', new Date(now.getTime() - 24 * answerMs))
    .execute()
}
