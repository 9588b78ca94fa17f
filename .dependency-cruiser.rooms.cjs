/** The rooms of the server and the wings they stand in, checked by `npm run layers`. Tests may look anywhere. */
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

module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-rooms',
      comment: 'A room that needs one above it is told by it: by a port, or by a hook of its `room.ts`.',
      severity: 'error',
      scope: 'folder',
      from: { path: server },
      to: { circular: true },
    },
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
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '(^|/)dist(/|$)',
        '\\.test\\.ts$',
        '/testing(/[^/]+|[^/]*)\\.ts$',
        `${server}/testing/`,
        '/walk/',
        '/attacks/',
      ],
    },
    includeOnly: server,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
