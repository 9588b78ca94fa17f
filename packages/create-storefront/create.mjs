#!/usr/bin/env node
/** `npm create @vitrine/storefront`. Nothing else is loaded until the version of Node is known to be new enough. */
import './require-node.mjs'

import('./ask.mjs')
