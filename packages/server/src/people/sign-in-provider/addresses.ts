import type { Config } from '../../ground/base/config.ts'

/** Below it stands every provider's own address: an answer of one is never taken for one of another (RFC 9700, section 4.4). */
export const providerPath = '/oauth2/provider'

export const redirectUriOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, id: string): string =>
  `${publicUrl}${providerPath}/${id}/callback`
