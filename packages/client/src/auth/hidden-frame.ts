/** Two minutes. */
const timeoutMs = 120_000

interface FrameAnswer {
  readonly state?: string
  readonly code?: string
  readonly error?: string
  readonly error_description?: string
}

/**
 * Opens a URL in a hidden frame and waits for the code it posts. Only messages from that frame, its origin and with
 * that state count. The frame and listeners are always removed.
 */
export const codeFromHiddenFrame = (url: string, state: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const frame = document.createElement('iframe')
    const { origin } = new URL(url, location.href)
    const end = (code: string | undefined, message = 'OAuth flow timed out') => {
      clearTimeout(timer)
      removeEventListener('message', listener)
      frame.remove()
      if (code) resolve(code)
      else reject(new Error(message))
    }
    const listener = ({ data, origin: from, source }: MessageEvent<FrameAnswer | null>) => {
      if (source === frame.contentWindow && from === origin && data?.state === state) {
        end(data.code, data.error_description ?? data.error ?? 'Missing code or _state')
      }
    }
    const timer = setTimeout(end, timeoutMs)
    addEventListener('message', listener)
    frame.hidden = true
    frame.src = url
    document.body.append(frame)
  })
