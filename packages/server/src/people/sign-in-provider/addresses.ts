import type { Config } from '../../ground/base/config.ts'

/** Each provider has its own callback below this path, so that responses cannot be mixed up (RFC 9700, section 4.4). */
export const providerPath = '/oauth2/provider'

export const redirectUriOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, id: string): string =>
  `${publicUrl}${providerPath}/${id}/callback`
