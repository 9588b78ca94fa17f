import { elevated, room } from '../../call.ts'
import { StoreCredit } from '../../entities/money/store-credit.ts'
import { amount, guid, optional, shape, text } from '../../schema.ts'

const memberId = shape({ memberId: guid() })
const storeCredit = shape({ storeCredit: StoreCredit })

export const storeCreditCalls = room({ scope: 'giftCards', area: 'giftCards' })({
  giveStoreCredit: {
    method: 'POST',
    path: '/vitrine/v1/members/{memberId}/store-credit',
    summary: "Adds store credit to a member's balance and notifies the member by email.",
    roles: elevated,
    repeatable: false,
    params: memberId,
    body: shape({
      amount: amount({ money: 'store', description: "Amount in the store's currency." }),
      reason: optional(text({ minLength: 1, maxLength: 100, description: 'Reason shown to the member.' })),
    }),
    response: storeCredit,
    errors: ['NOT_FOUND'],
    client: {
      module: 'storeCredit',
      args: 'memberId ...options!',
      gives: 'storeCredit',
      example:
        "const { balance } = await owner.storeCredit.giveStoreCredit(member.id, { amount: '12', reason: 'Sorry' })",
    },
  },
  getStoreCredit: {
    method: 'GET',
    path: '/vitrine/v1/members/{memberId}/store-credit',
    summary: "Returns a member's store credit balance and its transactions.",
    roles: elevated,
    repeatable: true,
    params: memberId,
    response: storeCredit,
    errors: ['NOT_FOUND'],
    client: {
      module: 'storeCredit',
      gives: 'storeCredit',
      example: 'const { movements } = await owner.storeCredit.getStoreCredit(member.id)',
    },
  },
  getMyStoreCredit: {
    method: 'GET',
    path: '/vitrine/v1/members/my/store-credit',
    summary: 'Returns the store credit balance of the signed-in member and its transactions.',
    roles: ['member'],
    repeatable: true,
    response: storeCredit,
    client: {
      module: 'storeCredit',
      gives: 'storeCredit',
      example: 'const storeCredit = await signedIn.storeCredit.getMyStoreCredit()',
    },
  },
})
