/** `npm start`: installs what is missing, builds what has changed, opens the shop. Nothing else is loaded until the version of Node is known to be new enough. */
import '../packages/create-storefront/require-node.mjs'

import('./open-shop.mjs')
