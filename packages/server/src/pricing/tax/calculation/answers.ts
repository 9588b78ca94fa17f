import { createHash } from 'node:crypto'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { CalculatorFailed, createCalculators, requestOf, type TaxAnswer, type TaxQuestion } from './calculator.ts'

/**
 * How long a response is cached. The tax shown is the tax charged, and not every view of a checkout needs a request.
 */
const answerMs = 60 * 60 * 1000
/** Pause before a failed app is called again. */
const failureMs = 60 * 1000

const digestOf = (question: TaxQuestion): string =>
  createHash('sha256')
    .update(JSON.stringify([question.appId, requestOf(question)]))
    .digest('base64url')

/** Returns the cached response of an app, `FAILED` if the request failed, or `undefined` if it must be called. */
export const knownAnswer = async (
  db: Db,
  siteId: string,
  { question, now }: { question: TaxQuestion; now: Date },
): Promise<TaxAnswer | 'FAILED' | undefined> => {
  const found = await db
    .selectFrom('tax_answer')
    .select(['answer', 'created_date'])
    .where('site_id', '=', siteId)
    .where('digest', '=', digestOf(question))
    .executeTakeFirst()
  if (!found) return undefined
  const age = now.getTime() - found.created_date.getTime()
  if (found.answer) return age < answerMs ? (found.answer as TaxAnswer) : undefined
  return age < failureMs ? 'FAILED' : undefined
}

/** Calls an app outside of any transaction, and stores its response or failure. */
export const createTaxAsking = (context: Context) => {
  const calculatorOf = createCalculators(context)
  const { db, now, log } = context
  return async (siteId: string, question: TaxQuestion): Promise<void> => {
    const calculator = await calculatorOf(siteId, question.appId)
    const response = await (
      calculator?.calculate(question) ?? Promise.reject(new CalculatorFailed('the plugin was removed'))
    ).catch((error: unknown) => {
      if (!(error instanceof CalculatorFailed)) throw error
      log.warn({ siteId, appId: question.appId, reason: error.message }, 'a tax calculator failed')
      return error
    })
    const isFailed = response instanceof CalculatorFailed
    const row = {
      answer: isFailed ? null : JSON.stringify(response),
      error: isFailed ? response.message.slice(0, 500) : null,
      created_date: now(),
    }
    await db
      .insertInto('tax_answer')
      .values({ site_id: siteId, digest: digestOf(question), ...row })
      .onConflict((conflict) => conflict.columns(['site_id', 'digest']).doUpdateSet(row))
      .execute()
  }
}

/** Deletes old responses. */
export const pruneTaxAnswers = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('tax_answer')
    .where('created_date', '<', new Date(now.getTime() - 24 * answerMs))
    .execute()
}
