import { useHydrated } from '@vitrine/ui'
import { useEffect, useRef } from 'react'

const isChanged = (field: Element): boolean => {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.defaultSelected && !one.selected)
  return field instanceof HTMLInputElement && field.type === 'checkbox' && field.checked !== field.defaultChecked
}

/** For a form that submits on change: submits choices that were made before hydration. */
export const useEarlyChoices = () => {
  const form = useRef<HTMLFormElement>(null)
  const cameFromServer = useRef(!useHydrated())
  useEffect(() => {
    const { current } = form
    if (cameFromServer.current && current && [...current.elements].some(isChanged)) current.requestSubmit()
  }, [])
  return form
}
