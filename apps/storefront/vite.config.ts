import { defineConfig } from 'vite'
import { fontsApart, forBrowsers, forServer, plainImports } from '../../packages/web/src/vite.ts'

/** Shared modules are one chunk, which compresses better than many small ones. */
const shared = {
  name: 'shared',
  priority: 3,
  minShareCount: 6,
  test: /^(?!.*(account|storefront\/src\/(pages|lists)|ui\/src\/(form|layout\/(card|page|pagination))|ui\/src\/base\/(alert|empty)|value\/swatches|cookies))/,
}

/** Cards of products, which product pages load later. */
const cards = {
  name: 'cards',
  priority: 2,
  minShareCount: 2,
  test: /storefront\/src\/pages\/card\/|ui\/src\/(layout\/card|value\/swatches)\.tsx?$/,
}

/** Fields and lists, which home and product pages do not have. */
const lists = {
  name: 'lists',
  priority: 2,
  minShareCount: 2,
  test: /ui\/src\/(form\/(field|select-field|text-field)|layout\/(page-header|pagination)|base\/empty-state)\.tsx?$/,
}

/** Small modules that several pages need; each would cost more as a chunk of its own. */
const small = {
  name: 'small',
  priority: 4,
  minShareCount: 2,
  test: /(shell\/(going|menu\/menu|as-drawn|late-part|when-seen)|late-energy-class|domain\/src\/languages|src\/sentences|missing-choices|web\/src\/\w+\/(json|prose)|ui\/src\/form\/checked-attributes)\.tsx?$/,
}

/** What is needed to offer a product, in one chunk, because its modules are small. */
const offer = {
  name: 'offer',
  priority: 1,
  minShareCount: 2,
  test: /storefront\/src\/pages\/(offer\/(?!bundle)|product\/buy-form|gallery\/gallery-items)|ui\/src\/form\/(option-picker|quantity-stepper)|ui\/src\/base\/alert/,
}

const browser = {
  ...forBrowsers.build,
  // Each page lists the files it needs itself (`preloadsFor`).
  modulePreload: false,
  rolldownOptions: {
    input: 'src/entry-client.tsx',
    output: { codeSplitting: { groups: [small, shared, cards, lists, offer] } },
  },
}

export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? forServer
    : { ...forBrowsers, plugins: [...forBrowsers.plugins, plainImports, fontsApart], build: browser },
)
