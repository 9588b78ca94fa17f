/** Pages that are for one visitor, or have side effects. */
export const ownPaths = ['/cart', '/thank-you', '/sign-in', '/sign-up', '/sign-on', '/forgot', '/callback', '/account']

/**
 * What browsers may prefetch when a link is about to be followed: pages that are the same for everyone. See the
 * Speculation Rules API.
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
