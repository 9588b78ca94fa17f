/** Pages that are for one visitor, or that do something when they are asked for. */
export const ownPaths = ['/cart', '/thank-you', '/sign-in', '/sign-up', '/sign-on', '/forgot', '/callback', '/account']

/**
 * What browsers may fetch before a link is followed: pages that are the same for everybody, once someone is about to.
 * See the Speculation Rules API.
 */
export const speculation = /* @__PURE__ */ JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ownPaths.flatMap((path) => [`${path}*`, `/*${path}*`]) } },
          { not: { selector_matches: '[download], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
