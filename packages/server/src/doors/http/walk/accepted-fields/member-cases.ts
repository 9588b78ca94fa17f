import { randomUUID } from 'node:crypto'
import { atTheDoor, goodPassword, newEmail } from '../../../../../../../test/people.ts'
import type { Shop } from '../../../../../../../test/shop.ts'
import { createMember } from '../../../../people/member/create-member.ts'
import { owner, type Cases } from './case.ts'

const signedIn = async (shop: Shop) => (await atTheDoor(shop).signIn()).accessToken
const address = { address: { country: 'DE', city: 'Berlin', addressLine: 'Weg 1' } }
const profile = {
  customFields: [{ name: 'a', value: { strValue: 'b' } }],
  phonesV2: [{ phone: '+49301' }],
  secondaryEmails: [{ email: 'more@people.test' }],
}
const value = 'profile.customFields[0].value'
const values = {
  [`${value}.strValue`]: ['one', 'two'],
  [`${value}.numValue`]: [],
  [`${value}.dateValue`]: [],
  [`${value}.boolValue`]: [],
}
const captcha = 'captcha.test.ts: only where a captcha is required'

/** Members and their address books. */
export const memberCases: Cases = {
  createMember: { ask: (shop) => ({ ...owner(shop), body: { member: { loginEmail: newEmail() } } }) },
  updateMember: {
    ask: async (shop) => {
      const { id } = await createMember(shop.context.db, {
        siteId: shop.siteId,
        email: newEmail(),
        password: goodPassword,
      })
      return { ...owner(shop), params: { id }, body: { member: {} } }
    },
  },
  register: {
    ask: async (shop) => ({
      token: await shop.visitorToken(),
      body: { loginId: { email: newEmail() }, password: goodPassword, profile },
    }),
    read: async (shop, { body }) => {
      const { email } = (body as { loginId: { email: string } }).loginId
      const row = shop.context.db
        .selectFrom('member')
        .selectAll()
        .where('site_id', '=', shop.siteId)
        .where('email', '=', email)
      return { ...(await row.executeTakeFirst()), password_hash: '', slug: '' }
    },
    values,
    elsewhere: {
      loginId: 'sign-in tests: one account per email',
      captchaTokens: captcha,
      clientMetaData: 'factor.test.ts: known devices at sign-in',
    },
  },
  signOn: {
    ask: (shop) => ({ ...owner(shop), body: { loginId: { email: newEmail() }, profile } }),
    read: async (shop, _sent, { body }) =>
      (await shop.send(`GET /vitrine/v1/members/${body.identity.id}/identity`, { token: shop.apiKey })).body,
    values,
    elsewhere: {
      loginId: 'sign-on.test.ts: a known person signs in',
      mergeExistingContact: 'sign-on.test.ts: of an existing account',
      'profile.language': 'tests of emails: their language',
      'profile.privacyStatus': 'getMember returns it',
    },
  },
  createMyAddress: { ask: async (shop) => ({ token: await signedIn(shop), body: { address } }) },
  updateMyAddress: {
    ask: async (shop) => {
      const token = await signedIn(shop)
      const { body } = await shop.send('POST /vitrine/v1/members/my/addresses', { token, body: { address } })
      return { token, params: { id: body.addresses[0].id }, body: { address } }
    },
  },
  saveMyEmail: { ask: async (shop) => ({ token: await signedIn(shop), body: { email: newEmail() } }) },
  saveMyPhone: { ask: async (shop) => ({ token: await signedIn(shop), body: { phone: '+49301' } }) },
  updateCurrentMemberSlug: {
    ask: async (shop) => ({ token: await signedIn(shop), body: { slug: `a${randomUUID().slice(0, 8)}` } }),
    values: { slug: [`a${randomUUID().slice(0, 8)}`, `b${randomUUID().slice(0, 8)}`] },
  },
  getMember: {
    ask: async (shop) => ({ ...owner(shop), params: { id: (await atTheDoor(shop).signIn()).memberId } }),
  },
  getCurrentMember: { ask: async (shop) => ({ token: await signedIn(shop) }) },
}
