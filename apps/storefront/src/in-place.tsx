import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readJson } from '@vitrine/web/json.ts'
import type { ViewName } from './views.ts'

/** What a page of the server's says when a script of ours asks for it. */
export interface Told {
  readonly view: ViewName
  readonly title: string
  readonly data: object
}

/** The parameter by which it asks: an address of its own, which caches keep apart from the page. */
export const asData = 'as'

const ask = async (address: URL): Promise<Told> => {
  const url = new URL(address)
  url.searchParams.set(asData, 'data')
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`)
  return readJson(await answer.text()) as Told
}

/** Whether an address is the page in sight with other parameters, such as a list that is sorted in another way. */
const isSamePage = (address: URL): boolean =>
  address.origin === location.origin && address.pathname === location.pathname && address.search !== location.search

const linkOf = ({ target }: MouseEvent): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  return link && !link.target && !link.hasAttribute('download') ? link : undefined
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

/** The address that a form leads to which is sent by GET. */
const addressOf = (form: HTMLFormElement, submitter: HTMLElement | null): URL | undefined => {
  if (form.method !== 'get') return undefined
  const address = new URL(form.action)
  address.search = String(new URLSearchParams(new FormData(form, submitter) as unknown as Record<string, string>))
  return address
}

interface Shown {
  readonly data: object
  /** Whether another state of the page is on its way. */
  readonly isGoing: boolean
}

/** Where the reader goes on, once a page has changed in place. */
const readOn = (isTurned: boolean): void => {
  const main = document.getElementById('main')
  if (isTurned) {
    main?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
    // What was pressed may be gone: whoever goes by keyboard goes on from the page.
  } else if (document.activeElement === document.body) main?.focus({ preventScroll: true })
}

/**
 * Follows links and forms that lead to the page in sight with other parameters, without loading it anew: only what it is
 * drawn with is fetched. Where that fails, the browser goes there as ever.
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
      const told = await ask(address)
      if (mine !== last.current) return
      if (told.view !== view) throw new Error('another page is there by now')
      if (!isBack) history.pushState(null, '', address)
      shown.current = address.pathname + address.search
      document.title = told.title
      setData(told.data)
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
    if (location.pathname + location.search === shown.current) return
    void go(new URL(location.href), { isBack: true })
  })
  useEffect(() => {
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
