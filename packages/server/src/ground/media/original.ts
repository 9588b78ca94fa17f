/** The provider's format of image and video IDs. Our own IDs never match. */
const providersId =
  /^(?:[0-9a-f]{4,8}_[0-9a-f]{32}|nsplsh_[0-9a-f]{10,64})(?:f\d{3})?(?:~mv2(?:_d_\d{1,5}_\d{1,5}_s_\d(?:_\d)?)?)?(?:\.[a-z]{3,4}){0,2}$/

const hosts = { media: 'static.wixstatic.com', video: 'video.wixstatic.com' } as const

export interface MediaRequest {
  /** The requested path, including the query. */
  readonly path: string
  readonly id: string
  /**
   * Set on servers where the provider's hosts resolve to this server: the fully qualified name with a trailing dot
   * bypasses that.
   */
  readonly isRedirected: boolean
}

/** Returns the provider's URL of a file that isn't stored here, if the ID may be one of the provider's. */
export const originalAddress = ({ path, id, isRedirected }: MediaRequest): string | undefined => {
  const [, kind] = /^\/(media|video)\//.exec(path) ?? []
  if (!providersId.test(id) || !kind) return undefined
  return `https://${hosts[kind as keyof typeof hosts]}${isRedirected ? '.' : ''}${path}`
}
