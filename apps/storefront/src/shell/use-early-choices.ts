import { useHydrated } from '@vitrine/ui'
import { useEffect, useRef } from 'react'

const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.defaultSelected && !one.selected)
  return field instanceof HTMLInputElement && field.type === 'checkbox' && field.checked !== field.defaultChecked
}

/**
 * For a form that is sent as soon as something in it is chosen: what was chosen before the scripts were there is sent
 * once they are.
 */
export const useEarlyChoices = () => {
  const form = useRef<HTMLFormElement>(null)
  const cameFromServer = useRef(!useHydrated())
  useEffect(() => {
    const { current } = form
    if (!cameFromServer.current || !current || ![...current.elements].some(isChanged)) return
    // Whoever shows the answer in place listens from the next moment on.
    queueMicrotask(() => current.requestSubmit())
  }, [])
  return form
}
