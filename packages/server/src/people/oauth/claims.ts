import type { StoredMember } from '../member/api.ts'
import { hasScope } from './scopes.ts'

/** What id tokens and `userInfo` may tell. */
export const knownClaims =
  'sub sid auth_time nonce name given_name family_name nickname preferred_username picture updated_at email email_verified'.split(
    ' ',
  )

const profileClaims = ({ contact, profile, slug, updated_date }: StoredMember) => {
  const { firstName, lastName } = contact
  const name = [firstName, lastName].filter((part) => part !== undefined && part !== '').join(' ')
  return {
    ...(name !== '' && { name }),
    ...(firstName && { given_name: firstName, givenName: firstName }),
    ...(lastName && { family_name: lastName, familyName: lastName }),
    ...(profile.nickname && { nickname: profile.nickname }),
    ...(profile.photo?.url && { picture: profile.photo.url }),
    preferred_username: slug,
    updated_at: Math.floor(updated_date.getTime() / 1000),
  }
}

/**
 * What an app learns of a member (OpenID Connect Core, section 5.1), and the two names as the provider's SDK spells
 * them beside. A sign-in that asked for no scopes is of an app that reads the whole member anyhow.
 */
export const claimsOf = (member: StoredMember, scope: string | undefined) => {
  const tells = (word: string) => scope === undefined || hasScope(scope, word)
  return {
    sub: member.id,
    ...(tells('profile') && profileClaims(member)),
    ...(tells('email') && { email: member.email, email_verified: member.email_verified }),
  }
}
