/** The rules of the server's rooms and of the wings that contain them. */
const server = '^packages/server/src'
/** From the lowest to the highest: a wing imports only from those before it. */
const wings = [
  'ground',
  'people',
  'store',
  'catalog',
  'pricing',
  'money',
  'selling',
  'orders',
  'purchase',
  'desk',
  'doors',
]

/** Tests may import any file. */
const tests = ['\\.test\\.ts$', '/testing(/[^/]+|[^/]*)\\.ts$', `${server}/testing/`, '/walk/', '/attacks/']

const rules = [
  ...wings.slice(0, -1).map((wing, index) => ({
    name: `${wing}-knows-no-wing-above`,
    severity: 'error',
    from: { path: `${server}/${wing}/` },
    to: { path: `${server}/(${wings.slice(index + 1).join('|')})/` },
  })),
  {
    name: 'rooms-are-entered-by-their-api',
    comment: 'Export what others need in the `api.ts` of the room. `ground` is a library: all its files are open.',
    severity: 'error',
    from: { path: `${server}/([^/]+)/([^/]+)/` },
    to: { path: `${server}/(${wings.slice(1).join('|')})/[^/]+/`, pathNot: [`${server}/$1/$2/`, '/api\\.ts$'] },
  },
  {
    name: 'payments-know-nothing-that-is-sold',
    comment: 'What a payment holds is returned by `money/reservation`, what an order does by the port `Selling`.',
    severity: 'error',
    from: { path: `${server}/money/payment/` },
    to: { path: `${server}/(catalog|pricing|money/gift-card)/` },
  },
  {
    name: 'the-server-enters-rooms-by-their-api',
    severity: 'error',
    from: { path: `${server}/[^/]+$` },
    to: { path: `${server}/(${wings.slice(1).join('|')})/[^/]+/`, pathNot: '/(api|room)\\.ts$' },
  },
  {
    name: 'rooms-do-not-know-who-assembles-them',
    severity: 'error',
    from: { path: `${server}/(${wings.join('|')})/` },
    to: { path: `${server}/[^/]+$` },
  },
]

const withoutTests = (end) => ({ ...end, pathNot: [...tests, ...[end.pathNot ?? []].flat()] })

module.exports = {
  isTestOfRooms: (file) => tests.some((pattern) => new RegExp(pattern).test(file)),
  roomRules: rules.map((rule) => ({ ...rule, from: withoutTests(rule.from), to: withoutTests(rule.to) })),
}
