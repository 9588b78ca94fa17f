import type { Config } from '../base/config.ts'
import { isLoopback } from '../base/config.ts'

/** Returns whether emails go to the dev mailbox: only without SMTP and on a local server. */
export const hasDevMailbox = ({ config }: { readonly config: Config }): boolean =>
  config.smtpUrl === undefined && isLoopback(config)
