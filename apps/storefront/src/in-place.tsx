import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { readJson } from '@vitrine/web/form/json.ts'
import { asData } from './address.ts'
import type { ViewName } from './views.ts'

/** The server's response to a client-side navigation. */
interface PageData {
  readonly view: ViewName
  readonly title: string
  readonly data: object
}

const fetchPage = async (address: URL): Promise<PageData> => {
  const url = new URL(address)
  url.searchParams.set(asData, 'data')
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`)
  return readJson(await answer.text()) as PageData
}

/** Whether a URL is the current page with other parameters, such as a different sort order. */
const isSamePage = (address: URL): boolean =>
  address.origin === location.origin && address.pathname === location.pathname && address.search !== location.search

const linkOf = ({ target }: MouseEvent): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  return link && !link.target && !link.hasAttribute('download') ? link : undefined
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

/** Returns the URL that a GET form leads to. */
const addressOf = (form: HTMLFormElement, submitter: HTMLElement | null): URL | undefined => {
  if (form.method !== 'get') return undefined
  const address = new URL(form.action)
  address.search = String(new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>))
  return address
}

interface Shown {
  readonly data: object
  /** Whether another state of the page is loading. */
  readonly isGoing: boolean
}

/** Moves the reader's position after a page has changed in place. */
const readOn = (isTurned: boolean): void => {
  const main = document.getElementById('main')
  if (isTurned) {
    main?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
    // The pressed element may be gone, so keyboard users continue from the main content.
  } else if (document.activeElement === document.body) main?.focus({ preventScroll: true })
}

/**
 * Handles links and forms that lead to the current page with other parameters: fetches the new data instead of
 * reloading. Falls back to a normal navigation if that fails.
 */
export const useInPlace = (view: ViewName, first: object): Shown => {
  const [data, setData] = useState(first)
  const [isGoing, setGoing] = useState(false)
  const last = useRef(0)
  const shown = useRef(typeof location === 'undefined' ? '' : location.pathname + location.search)

  const go = async (address: URL, { isBack = false, isTurned = false }) => {
    const mine = ++last.current
    setGoing(true)
    try {
      const next = await fetchPage(address)
      if (mine !== last.current) return
      if (next.view !== view) throw new Error('the view has changed')
      if (!isBack) history.pushState(null, '', address)
      shown.current = address.pathname + address.search
      document.title = next.title
      setData(next.data)
      requestAnimationFrame(() => readOn(isTurned))
    } catch {
      if (mine === last.current) location.assign(address)
    } finally {
      if (mine === last.current) setGoing(false)
    }
  }

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = isPlain(event) ? linkOf(event) : undefined
    const address = link && new URL(link.href)
    if (!address || !isSamePage(address)) return
    event.preventDefault()
    void go(address, { isTurned: link.closest('nav') !== null })
  })
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return
    const address = addressOf(event.target, event.submitter)
    if (!address || !isSamePage(address)) return
    event.preventDefault()
    void go(address, {})
  })
  const onBack = useEffectEvent(() => {
    if (location.pathname + location.search === shown.current) {
      // The page is shown already: what is still loading was left again.
      last.current += 1
      setGoing(false)
      return
    }
    void go(new URL(location.href), { isBack: true })
  })
  // An event that comes during hydration is handled before other effects run.
  useLayoutEffect(() => {
    document.addEventListener('click', onClick)
    document.addEventListener('submit', onSubmit)
    addEventListener('popstate', onBack)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('submit', onSubmit)
      removeEventListener('popstate', onBack)
    }
  }, [])
  return { data, isGoing }
}
