/** Two minutes. */
const timeoutMs = 120_000

interface FrameAnswer {
  readonly state?: string
  readonly code?: string
  readonly error?: string
  readonly error_description?: string
}

/**
 * Opens an address in a frame nobody sees and waits for the code it posts. Only a message from that frame, from that
 * address' origin and with that state counts; frame and listeners are gone afterwards, whatever happened.
 */
export const codeFromHiddenFrame = async (url: string, state: string): Promise<string> => {
  const frame = document.createElement('iframe')
  frame.style.display = 'none'
  frame.src = url
  const { origin } = new URL(url, location.href)
  let listener: ((event: MessageEvent<FrameAnswer | null>) => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<string>((resolve, reject) => {
      listener = ({ data, origin: from, source }) => {
        if (source !== frame.contentWindow || from !== origin || data?.state !== state) return
        if (data.code) resolve(data.code)
        else reject(new Error(data.error_description ?? data.error ?? 'Missing code or _state'))
      }
      timer = setTimeout(() => reject(new Error('OAuth flow timed out')), timeoutMs)
      addEventListener('message', listener)
      document.body.append(frame)
    })
  } finally {
    clearTimeout(timer)
    if (listener) removeEventListener('message', listener)
    frame.remove()
  }
}
