import { randomUUID } from 'node:crypto'
import type { Call } from '@vitrine/contract/call.ts'
import type { Shop } from '../../../../../../test/shop.ts'

/** Returns a token of someone who may make a call; a visitor's if that is enough. */
export const tokenFor = async (shop: Shop, { roles }: Call): Promise<string> => {
  const may = (role: string) => (roles as readonly string[]).includes(role)
  if (may('visitor')) return shop.visitorToken()
  if (!may('member')) return may('owner') ? shop.apiKey : ''
  const { siteId, clientId, context } = shop
  const [visitorId, memberId, sessionId] = [randomUUID(), randomUUID(), randomUUID()]
  return context.accessTokens.sign({ role: 'member', siteId, clientId, visitorId, memberId, sessionId }, 14_400)
}
