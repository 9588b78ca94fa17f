/** Words about files that were bought, in English; apart, because few pages need them. */
export const downloadWords = {
  title: 'Downloads',
  download: 'Download',
  named: (name: string) => `Download ${name}`,
  left: (count: number) => (count === 1 ? '1 download left' : `${count} downloads left`),
  until: 'until',
  refusals: {
    EXPIRED: 'The time to download this file has passed. Contact us if you need it again.',
    USED_UP: 'Downloaded as often as allowed. Contact us if you need it again.',
    REVOKED: 'No longer available: the order was canceled, or this item was refunded.',
  },
}
