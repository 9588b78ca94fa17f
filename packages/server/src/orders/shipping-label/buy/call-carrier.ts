import type { Context } from '../../../ground/context/context.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import { LabelRefusal } from '../../shippo/api.ts'

/** Converts a refusal of the carrier to an API error with the carrier's message. */
const refusedBy = ({ message }: LabelRefusal): Refusal => new Refusal('LABEL_REFUSED', message)

/** Calls a carrier for a request without side effects. Failures can be retried safely. */
export const askCarrier = async <Answer>(
  { log }: Pick<Context, 'log'>,
  ask: () => Promise<Answer>,
): Promise<Answer> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof LabelRefusal) throw refusedBy(error)
    log.warn({ err: error }, 'the label provider does not respond')
    throw new Refusal('UNAVAILABLE', 'The carrier does not respond. Try again in a moment: nothing was bought.')
  }
}
