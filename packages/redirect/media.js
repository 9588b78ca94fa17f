/** Where the provider keeps pictures and videos. */
const places = /** @type {const} */ ({
  media: 'https://static.wixstatic.com/media/',
  video: 'https://video.wixstatic.com/video/',
})
const providersAddress = /https:\/\/(?:static|video)\.wixstatic\.com\/(?=(?:media|video)\/)/g

/** Attributes from which a browser loads something. */
export const mediaAttributes = ['src', 'srcset', 'poster', 'href', 'imagesrcset']

/** In markup also `style` for backgrounds and `content`, which names a page's picture to others. */
const shownAttributes = new RegExp(
  String.raw`(\s(?:${mediaAttributes.join('|')}|style|content)\s*=\s*)("[^"]*"|'[^']*')`,
  'gi',
)

/**
 * Changes addresses of pictures and videos between the provider's and those of a Vitrine server.
 *
 * @param {string} base
 */
export const createMediaNames = (base) => {
  const toServer = (/** @type {string} */ text) =>
    text.includes('.wixstatic.com/') ? text.replace(providersAddress, () => `${base}/`) : text
  return {
    toServer,
    toProvider: (/** @type {string} */ text) =>
      text.includes(base)
        ? text.replaceAll(`${base}/media/`, places.media).replaceAll(`${base}/video/`, places.video)
        : text,
    /** Only what is shown: the data that scripts read must stay as the SDK's media helper knows them. */
    markupToServer: (/** @type {string} */ markup) =>
      markup.includes('.wixstatic.com/')
        ? markup.replace(shownAttributes, (_, name, value) => name + toServer(value))
        : markup,
  }
}

/** Text that is kept back until the tag in it is whole, at most. */
const mostKept = 65_536

/** Changes markup that comes in pieces: a tag is changed when all of it is there. */
export const createMarkupChanger = (change) => {
  let kept = ''
  return {
    push: (piece) => {
      const text = kept + piece
      const open = text.lastIndexOf('<')
      const isWhole = open === -1 || text.includes('>', open) || text.length - open > mostKept
      kept = isWhole ? '' : text.slice(open)
      return change(isWhole ? text : text.slice(0, open))
    },
    end: () => change(kept),
  }
}

/** Whether a content type is that of a page. */
export const isPage = (contentType) => /^text\/html\b/i.test(String(contentType ?? ''))
