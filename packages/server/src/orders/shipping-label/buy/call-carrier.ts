import type { Context } from '../../../ground/context/context.ts'
import { Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import { LabelRefusal } from '../../shippo/api.ts'

/** Creates an API error with the carrier's message, which is part of its data. */
export const labelRefusal = (carrierMessage: string | undefined, labelId?: string): Refusal =>
  new Refusal('LABEL_REFUSED', carrierMessage, {
    ...(carrierMessage !== undefined && { carrierMessage }),
    ...(labelId !== undefined && { labelId }),
  })

/** Calls a carrier for a request without side effects. Failures can be retried safely. */
export const askCarrier = async <Answer>(
  { log }: Pick<Context, 'log'>,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof LabelRefusal) throw labelRefusal(error.message)
    log.warn({ err: error }, 'the label provider does not respond')
    throw refusalFor('UNAVAILABLE', 'CARRIER')
  }
}
