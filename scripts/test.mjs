/** `npm test` and `npm run test:long`. Nothing else is loaded until the version of Node is known to be new enough. */
import '../packages/create-storefront/require-node.mjs'

import('./run-tests.mjs')
