import { sectionMessage, sectionOfMessage } from '@vitrine/domain/store-design/preview-messages.ts'
import { useCallback, useEffect, useRef } from 'react'

/** Links the preview and the editor: clicks on a section there, and the section that is selected here. */
export const usePreviewSelection = (
  previewUrl: string,
  { selected, onSelect }: { readonly selected: string | undefined; readonly onSelect: (id: string) => void },
) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const { origin } = new URL(previewUrl)
  const chosen = useRef(onSelect)
  useEffect(() => {
    chosen.current = onSelect
  }, [onSelect])
  useEffect(() => {
    const receive = ({ data, origin: from, source }: MessageEvent) => {
      const id = sectionOfMessage(data)
      if (from === origin && source === frame.current?.contentWindow && id !== undefined) chosen.current(id)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [origin])
  const show = useCallback(() => {
    if (selected !== undefined) frame.current?.contentWindow?.postMessage(sectionMessage(selected), origin)
  }, [selected, origin])
  useEffect(show, [show])
  return { frame, show }
}
