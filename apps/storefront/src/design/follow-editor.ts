import {
  readyMessage,
  sectionAttribute,
  sectionMessage,
  sectionOfMessage,
} from '@vitrine/domain/store-design/preview-messages.ts'

const style = `
[${sectionAttribute}] { cursor: pointer; outline: 2px solid transparent; outline-offset: 4px; scroll-margin-block: 6rem; }
[${sectionAttribute}]:hover { outline-color: color-mix(in srgb, var(--color-accent) 50%, transparent); }
[${sectionAttribute}][data-selected] { outline-color: var(--color-accent); }
`

const addStyle = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
}

const elements = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[${sectionAttribute}]`)]

const select = (id: string): void => {
  for (const element of elements()) {
    const isSelected = element.getAttribute(sectionAttribute) === id
    element.toggleAttribute('data-selected', isSelected)
    if (!isSelected) continue
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
  }
}

/**
 * Lets the design editor, whose frame shows this page, follow clicks on sections, and shows the section that it selects.
 * Does nothing in a window of its own.
 */
export const followEditor = (platformUrl: string): void => {
  if (window.parent === window) return
  const { origin } = new URL(platformUrl)
  addStyle()
  document.addEventListener(
    'click',
    (event) => {
      const section = (event.target as Element).closest(`[${sectionAttribute}]`)
      if (!section) return
      // Links and buttons of a section do not act while it is edited.
      event.preventDefault()
      event.stopPropagation()
      const id = section.getAttribute(sectionAttribute) ?? ''
      select(id)
      window.parent.postMessage(sectionMessage(id), origin)
    },
    { capture: true },
  )
  window.addEventListener('message', ({ data, origin: from, source }) => {
    const id = sectionOfMessage(data)
    if (from === origin && source === window.parent && id !== undefined) select(id)
  })
  window.parent.postMessage(readyMessage, origin)
}
