/** Ids as the hosted provider gives them to pictures and videos; a file of a shop here is never named so. */
const providersId =
  /^(?:[0-9a-f]{4,8}_[0-9a-f]{32}|nsplsh_[0-9a-f]{10,64})(?:f\d{3})?(?:~mv2(?:_d_\d{1,5}_\d{1,5}_s_\d(?:_\d)?)?)?(?:\.[a-z]{3,4}){0,2}$/

const hosts = { media: 'static.wixstatic.com', video: 'video.wixstatic.com' } as const

export interface MediaRequest {
  /** As it was asked for, query and all. */
  readonly path: string
  readonly id: string
  /** A server whose way to the provider's hosts leads here comes past us by the full name, with a dot at its end. */
  readonly isRedirected: boolean
}

/** Where the hosted provider has a file that no shop here has, if the id may be one of its. */
export const originalAddress = ({ path, id, isRedirected: isLedHere }: MediaRequest): string | undefined => {
  const [, kind] = /^\/(media|video)\//.exec(path) ?? []
  if (!providersId.test(id) || !kind) return undefined
  return `https://${hosts[kind as keyof typeof hosts]}${isLedHere ? '.' : ''}${path}`
}
