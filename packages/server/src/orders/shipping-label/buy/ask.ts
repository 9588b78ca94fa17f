import type { Context } from '../../../ground/context/context.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import { LabelRefusal } from '../../shippo/api.ts'

/** A refusal of the carrier, in its words. */
export const refusedBy = ({ message }: LabelRefusal): Refusal => new Refusal('LABEL_REFUSED', message)

/** Asks a carrier for something that changes nothing: whoever does not get an answer asks again. */
export const askCarrier = async <Answer>(
  { log }: Pick<Context, 'log'>,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof LabelRefusal) throw refusedBy(error)
    log.warn({ err: error }, 'the label provider does not answer')
    throw new Refusal('UNAVAILABLE', 'The carrier does not answer. Try again in a moment: nothing was bought.')
  }
}
