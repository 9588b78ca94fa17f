/** `npm run allow | owner | keys | import | events | rotate-keys`. Nothing else is loaded until the version of Node is known to be new enough. */
import '../packages/create-storefront/require-node.mjs'

import('./run-command.mjs')
