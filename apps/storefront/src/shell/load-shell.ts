import { calls, media, type CallOptions, type SiteInfo } from '@vitrine/client'
import { safeHtml } from '@vitrine/web/safe-html.ts'
import { readMenu } from '../categories/read-categories.ts'
import type { StorefrontConfig } from '../config.ts'
import type { ServerShop } from '../server/server-shop.ts'
import { frameOf, type Designed } from '../design/designed.ts'
import { offeredOf } from '../words/languages.ts'
import type { ShellData } from './shell-data.ts'

/** Twice the displayed size, for high-resolution screens. */
const logoSize = [640, 160] as const

const safeSite = ({ about, ...site }: SiteInfo): ShellData['site'] => ({
  ...site,
  ...(about !== undefined && { about: safeHtml(about) }),
})

/** Loads the visitor's cart, and the member if signed in. */
const loadVisitor = async (
  shop: ServerShop,
  call: CallOptions,
): Promise<Required<Pick<ShellData, 'cart' | 'member'>>> => {
  const hasVisited = shop.auth.getTokens().refreshToken.role !== 'none'
  const [cart, member] = await Promise.all([
    // First-time visitors have no cart.
    hasVisited
      ? shop.currentCartV2.getCurrentCart({ allowMissing: true }, call).then(({ cart: found }) => found ?? null)
      : null,
    shop.auth.loggedIn()
      ? shop.members.getCurrentMember(undefined, call).then(({ member: known }) => known ?? null)
      : null,
  ])
  return { cart, member }
}

interface Place {
  readonly config: StorefrontConfig
  /** Language prefix of the URL. */
  readonly language: string | undefined
  readonly currency: string | undefined
  readonly path: string
  /** Whether the page is the same for everyone, without visitor data. */
  readonly isShared: boolean
  /** Whether the page shows a draft of the design. */
  readonly isPreview: boolean
  readonly call: CallOptions
  readonly design: () => Promise<Designed>
}

/** Loads the data of the shell on the server. */
export const loadShell = async (
  shop: ServerShop,
  { config, language, currency, path, isShared, isPreview, call, design }: Place,
): Promise<ShellData> => {
  const [{ site }, categories, visitor, designed] = await Promise.all([
    shop.send(calls.getSite, { query: { clientId: config.clientId } }, call),
    readMenu(shop, call),
    isShared ? {} : loadVisitor(shop, call),
    design(),
  ])
  const languages = offeredOf(site.languages)
  const offered = languages.slice(1).find((one) => one === language)
  const { logoUrl, accentColor, ...looks } = designed.design.looks
  const { logoUrl: _logoUrl, accentColor: _accentColor, ...safe } = safeSite(site)
  return {
    config,
    site: {
      ...safe,
      // From the design, which may be a draft.
      ...(logoUrl && { logoUrl: media.getScaledToFitImageUrl(logoUrl, ...logoSize) }),
      ...(accentColor && { accentColor }),
      looks,
    },
    categories,
    frame: frameOf(designed),
    languages,
    language: offered ?? languages[0],
    ...(currency !== undefined && site.currencies.includes(currency) && currency !== site.currency && { currency }),
    path,
    ...(isPreview && { isPreview }),
    ...visitor,
  }
}
