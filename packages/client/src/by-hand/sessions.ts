import type { CallOptions, Send } from '../call-options.ts'
import { createRedirectSession } from '../calls/redirects.ts'

/** The official SDK's key, so that switching to this client doesn't prepare the pages again. */
const key = 'wixRedirectSessionLastPreWarm'
/** Seven days. */
const intervalMs = 604_800_000

/** Opens a URL in a hidden frame, which is removed once loaded. */
const openUnseen = (url: string): Promise<void> =>
  new Promise((resolve) => {
    const frame = document.createElement('iframe')
    frame.hidden = true
    frame.src = url
    frame.addEventListener('load', () => {
      frame.remove()
      resolve()
    })
    document.body.append(frame)
  })

/**
 * Whether this browser opened the hosted pages in the last seven days. In browsers only.
 * @example
 * const isKnown = client.sessions.isSessionSynced()
 */
export const isSessionSynced = (_send: Send) => (): boolean =>
  Date.now() - Number(globalThis.localStorage?.getItem(key) ?? 0) < intervalMs

/**
 * Opens the hosted pages in a hidden frame, so that they know the visitor when needed. At most once in seven days
 * unless forced, and in browsers only. Errors are only logged.
 * @example
 * await client.sessions.syncToWixPages()
 */
export const syncToWixPages =
  (send: Send) =>
  async ({ force = false }: { readonly force?: boolean } = {}, call?: CallOptions): Promise<void> => {
    if (typeof document === 'undefined' || (!force && isSessionSynced(send)())) return
    try {
      const { redirectSession } = await send(createRedirectSession, { body: { login: {} } }, call)
      if (!redirectSession?.fullUrl) throw new Error('No redirect URL found')
      await openUnseen(redirectSession.fullUrl)
      localStorage.setItem(key, String(Date.now()))
    } catch (error) {
      console.error('The hosted pages could not be prepared', error)
    }
  }
