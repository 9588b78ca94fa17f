import { wrongFormat } from '../../../../ground/base/refusal.ts'
import type { Context } from '../../../../ground/context/context.ts'
import type { AccountConnector, Connector, Identified, Keys } from '../../accounts/connector.ts'
import { canReceiveWebhooks } from './messages.ts'
import { mollieAbilities } from './mollie.ts'
import { createMollieApi } from './mollie-api.ts'
import { asRefusal } from './refusals.ts'

const keyForm = /^(test|live)_\w{20,}$/

const readMode: Connector['readMode'] = ({ secrets: { secretKey = '' } }, field) => {
  const [, mode] = keyForm.exec(secretKey) ?? []
  if (!mode) throw wrongFormat(field('secretKey'), 'API_KEY', 'must be an API key of Mollie: test_… or live_…')
  return mode === 'live' ? 'LIVE' : 'TEST'
}

const identify = async (apiUrl: string | undefined, { secrets: { secretKey = '' } }: Keys): Promise<Identified> => {
  try {
    const { id, name } = await createMollieApi(secretKey, apiUrl).getProfile()
    const mode = secretKey.startsWith('live_') ? 'live' : 'test'
    const message = `Connected to “${name}” in ${mode} mode.`
    return { passed: true, accountId: id, accountName: name, message }
  } catch (error) {
    if (!asRefusal(error)) return { passed: false, message: 'Mollie does not respond. Try again in a moment.' }
    const message = 'Mollie does not know this API key, or it was revoked.'
    return { passed: false, field: 'secretKey', reason: 'UNKNOWN_KEY', message }
  }
}

/** Connects Mollie accounts. */
export const createMollieConnector = ({ config }: Pick<Context, 'config'>): AccountConnector => ({
  abilities: mollieAbilities,
  keys: ['secretKey'],
  events: [],
  readMode,
  identify: (keys) => identify(config.mollieApiUrl, keys),
  canRegister: canReceiveWebhooks(config),
})
