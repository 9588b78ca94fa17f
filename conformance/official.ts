import * as categories from '@wix/categories'
import * as ecom from '@wix/ecom'
import * as identity from '@wix/identity'
import * as members from '@wix/members'
import * as redirects from '@wix/redirects'
import * as reviews from '@wix/reviews'
import * as stores from '@wix/stores'

const all = { ...members, ...redirects, ...reviews, ...identity, ...ecom, ...stores, ...categories }

/** The packages of the official SDK whose calls a server answers, with all their modules. */
export const officialModules = Object.fromEntries(
  Object.entries(all).filter(([name]) => name !== 'default'),
) as unknown as typeof all
