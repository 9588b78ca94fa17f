import type { StoredMember } from '../../member/api.ts'
import { hasScope } from './scopes.ts'

/** Claims supported in ID tokens and `userInfo`. */
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
 * Returns the claims of a member (OpenID Connect Core, section 5.1), plus two names in the spelling of the provider's
 * SDK. Without scopes the app is one of the store's own, which may read the whole member.
 */
export const claimsOf = (member: StoredMember, scope: string | undefined) => {
  const includes = (word: string) => scope === undefined || hasScope(scope, word)
  return {
    sub: member.id,
    ...(includes('profile') && profileClaims(member)),
    ...(includes('email') && { email: member.email, email_verified: member.email_verified }),
  }
}
