import { createMediaNames, mediaAttributes } from './media.js'

/** Elements that load media. */
const mediaElements = 'img,source,video,audio,link'

/** Puts a property in the place of a prototype's, made from the one that is there. */
const replace = (prototype, name, change) => {
  const property = Object.getOwnPropertyDescriptor(prototype, name)
  if (property) Object.defineProperty(prototype, name, { ...property, ...change(property) })
}

/** What scripts set, by property or as markup, is changed before the browser asks for it. */
const redirectSetters = (setters, change) => {
  for (const [{ prototype }, names] of setters) {
    for (const name of names) {
      replace(prototype, name, ({ set }) => ({
        set(value) {
          set.call(this, typeof value === 'string' ? change(value) : value)
        },
      }))
    }
  }
}

/** Methods that take markup, with the place of it among their arguments. */
const redirectMethods = (methods, change) => {
  for (const [{ prototype }, name, place] of methods) {
    replace(prototype, name, ({ value: method }) => ({
      value(...values) {
        if (typeof values[place] === 'string') values[place] = change(values[place])
        return method.apply(this, values)
      },
    }))
  }
}

/** Whether an attribute of an element loads media. */
const isMedia = (element, name) =>
  name === 'style' || (mediaAttributes.includes(name) && element.matches(mediaElements))

const redirectAttributes = ({ toServer, toProvider }) => {
  replace(Element.prototype, 'setAttribute', ({ value: setAttribute }) => ({
    value(name, value) {
      const isMeant = isMedia(this, String(name).toLowerCase())
      return setAttribute.call(this, name, isMeant ? toServer(String(value)) : value)
    },
  }))
  // Frameworks hold a page from the server against what they would have written: they read what they wrote.
  replace(Element.prototype, 'getAttribute', ({ value: getAttribute }) => ({
    value(name) {
      const value = getAttribute.call(this, name)
      return value !== null && isMedia(this, name) ? toProvider(value) : value
    },
  }))
}

/** What came some other way is changed as soon as it is there. */
const redirectWhatComes = ({ toServer }) => {
  const redirectElement = (element) => {
    for (const { name, value } of element.attributes) {
      if (mediaAttributes.includes(name) && value !== toServer(value)) element.setAttribute(name, value)
    }
  }
  const redirectWithin = (node) => {
    if (!(node instanceof Element)) return
    if (node.matches(mediaElements)) redirectElement(node)
    for (const element of node.querySelectorAll(mediaElements)) redirectElement(element)
  }
  redirectWithin(document.documentElement)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) redirectWithin(node)
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Shows pictures and videos in a page from the server: what the media helper writes into `src` and its like never
 * passes through `fetch`.
 *
 * @param {string} base
 */
export const redirectElements = (base) => {
  const names = createMediaNames(base)
  redirectAttributes(names)
  redirectSetters(
    [
      [HTMLImageElement, ['src', 'srcset']],
      [HTMLSourceElement, ['src', 'srcset']],
      [HTMLMediaElement, ['src']],
      [HTMLVideoElement, ['poster']],
      [HTMLLinkElement, ['href', 'imageSrcset']],
    ],
    names.toServer,
  )
  redirectSetters([[Element, ['innerHTML', 'outerHTML']]], names.markupToServer)
  redirectMethods(
    [
      [Element, 'insertAdjacentHTML', 1],
      [Range, 'createContextualFragment', 0],
      [DOMParser, 'parseFromString', 0],
    ],
    names.markupToServer,
  )
  redirectWhatComes(names)
}
