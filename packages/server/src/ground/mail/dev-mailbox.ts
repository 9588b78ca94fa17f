import type { Config } from '../base/config.ts'
import { isLoopback } from '../base/config.ts'

/** Whether mail lands in the dev mailbox: only where there is no SMTP and the server is for this machine alone. */
export const hasDevMailbox = ({ config }: { readonly config: Config }): boolean =>
  config.smtpUrl === undefined && isLoopback(config)
