#!/usr/bin/env node
/** Entry point of `npm create @vitrine/storefront`. Loads nothing else before the Node.js version is checked. */
import './require-node.mjs'

import('./ask.mjs')
