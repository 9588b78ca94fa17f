import { isReadyMessage, sectionMessage, sectionOfMessage } from '@vitrine/domain/store-design/preview-messages.ts'
import { useEffect, useRef, useState } from 'react'

/** After so many milliseconds, a page that has not said that it follows clicks can be used as it is. */
const patience = 5000

interface SelectionSettings {
  /** Changes whenever the preview loads again. */
  readonly load: string
  readonly selected: string | undefined
  readonly onSelect: (id: string) => void
}

/**
 * Links the preview and the editor: clicks on a section there, and the section that is selected here. The preview is ready
 * when it follows clicks; earlier ones would be lost.
 */
export const usePreviewSelection = (previewUrl: string, { load, selected, onSelect }: SelectionSettings) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [readyLoad, setReadyLoad] = useState<string>()
  const { origin } = new URL(previewUrl)
  const isReady = readyLoad === load
  const chosen = useRef(onSelect)
  useEffect(() => {
    chosen.current = onSelect
  }, [onSelect])
  useEffect(() => {
    const receive = ({ data, origin: from, source }: MessageEvent) => {
      if (from !== origin || source !== frame.current?.contentWindow) return
      if (isReadyMessage(data)) setReadyLoad(load)
      const id = sectionOfMessage(data)
      if (id !== undefined) chosen.current(id)
    }
    window.addEventListener('message', receive)
    const timer = setTimeout(() => setReadyLoad(load), patience)
    return () => {
      window.removeEventListener('message', receive)
      clearTimeout(timer)
    }
  }, [origin, load])
  useEffect(() => {
    if (isReady && selected !== undefined) frame.current?.contentWindow?.postMessage(sectionMessage(selected), origin)
  }, [isReady, selected, origin])
  return { frame, isReady }
}
