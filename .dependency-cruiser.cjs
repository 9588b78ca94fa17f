/** Which files may import which, checked by `npm run layers`, which also refuses circles. */
const { roomRules } = require('./.dependency-cruiser.rooms.cjs')

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'the-contract-knows-nobody',
      severity: 'error',
      from: { path: '^packages/contract/src' },
      to: { path: '^(packages|apps)', pathNot: '^packages/contract' },
    },
    {
      name: 'the-domain-knows-only-the-contract',
      severity: 'error',
      from: { path: '^packages/domain/src' },
      to: { path: '^(packages|apps)', pathNot: '^packages/(domain|contract)' },
    },
    {
      name: 'the-domain-takes-only-types-and-plain-lists-from-the-contract',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/contract',
        pathNot: '^packages/contract/src/(areas|entities/(enumerations|catalog/product/product-facts))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-domain-does-no-input-or-output',
      severity: 'error',
      from: { path: '^packages/domain/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the-client-stands-alone',
      severity: 'error',
      from: { path: '^packages/client/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/client/src' },
    },
    {
      name: 'http-lives-in-one-room',
      severity: 'error',
      from: { path: '^packages/server/src', pathNot: '^packages/server/src/doors/http' },
      to: { path: 'node_modules/(fastify|@fastify)' },
    },
    {
      name: 'the-server-knows-no-client-but-in-its-test-shop',
      severity: 'error',
      from: { path: '^packages/server/src', pathNot: '(\\.test\\.ts$|^packages/server/src/testing/)' },
      to: { path: '^packages/client' },
    },
    {
      name: 'react-knows-only-the-client',
      severity: 'error',
      from: { path: '^packages/react/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(packages|apps)', pathNot: '^packages/(react|client)' },
    },
    {
      name: 'the-design-language-knows-no-shop',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^(packages|apps)', pathNot: '^packages/ui' },
    },
    {
      name: 'web-knows-no-shop',
      comment: 'what rendered apps share knows the looks and how languages are chosen, nothing that is sold',
      severity: 'error',
      from: { path: '^packages/web/src' },
      to: {
        path: '^(packages|apps)',
        pathNot: '^packages/(web|ui|domain/src/(language(s|-preferences)?\\.ts$|store-design/))',
      },
    },
    {
      name: 'only-apps-know-web',
      severity: 'error',
      from: { path: '^(packages|platform)', pathNot: '^packages/web' },
      to: { path: '^packages/web' },
    },
    {
      name: 'browsers-get-no-sanitizer',
      comment: 'a page carries what its server has cleaned; the parser is half of what a home page may weigh',
      severity: 'error',
      from: { path: '^apps', pathNot: '(^apps/[^/]+/src/.*(/load-[a-z-]+|-route)\\.ts$|\\.test\\.ts$)' },
      to: { path: '^packages/web/src/safe-html' },
    },
    {
      name: 'programs-enter-rooms-of-the-server-by-their-api',
      severity: 'error',
      from: { path: '^(platform|demo|bench|apps)/', pathNot: '(\\.test\\.tsx?$|/testing(/[^/]+|[^/]*)\\.ts$)' },
      to: { path: '^packages/server/src/(?!ground/)[^/]+/[^/]+/', pathNot: '/(api|testing(/[^/]+|[^/]*))\\.ts$' },
    },
    {
      name: 'nobody-imports-an-app',
      severity: 'error',
      from: { path: '^packages' },
      to: { path: '^apps' },
    },
    {
      name: 'apps-keep-apart',
      severity: 'error',
      from: { path: '^apps/([^/]+)' },
      to: { path: '^apps', pathNot: '^apps/$1' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist(/|$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      // In milliseconds: no file changes during a run.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
    skipAnalysisNotInRules: true,
  },
}
