/** All time zones the browser knows, and the given one. */
export const timeZoneOptions = (own: string): readonly { readonly value: string; readonly label: string }[] =>
  [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))
