/** What a server is told from outside, once, at its start. */
export interface Config {
  /** Where buyers reach this server, without a slash at the end: the issuer of its tokens, the base of its pages. */
  readonly publicUrl: string
  /** Where the storefront of the first site is. */
  readonly storefrontUrl: string
  /** Takes the buyer's address from a proxy in front. */
  readonly trustProxy: boolean
  /** Where mail leaves from (`smtp://user:password@host:587`); without it, mail lands in the dev mailbox. */
  readonly smtpUrl?: string
  /** The sender of mail. */
  readonly mailFrom: string
  /** Where uploaded files and resized pictures lie. */
  readonly mediaFolder: string
}

/** Reads the environment. */
export const configFromEnvironment = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const port = environment.PORT ?? '4000'
  const storefrontPort = environment.STOREFRONT_PORT ?? '3000'
  const data = environment.VITRINE_DATA ?? './data'
  return {
    publicUrl: (environment.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    storefrontUrl: (environment.STOREFRONT_URL ?? `http://localhost:${storefrontPort}`).replace(/\/+$/, ''),
    trustProxy: environment.TRUST_PROXY === '1',
    ...(environment.SMTP_URL && { smtpUrl: environment.SMTP_URL }),
    mailFrom: environment.MAIL_FROM ?? 'shop@localhost.localdomain',
    mediaFolder: `${data}/media`,
  }
}

/** Whether a server is for this machine alone: the dev mailbox, demo accounts and sandbox cards answer only then. */
export const isLoopback = ({ publicUrl }: Config): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname)
