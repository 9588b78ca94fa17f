import type { ErrorData } from '../../error-data.ts'

/** Texts of errors about customers, staff and settings of the store, by code. */
export const peopleErrorWords = {
  peopleErrors: {
    '-19958': 'This account is blocked.',
    CUSTOMERS_HAVE_ACCOUNTS: 'Both customers have an account. Accounts can’t be merged.',
    CUSTOMER_IN_ANOTHER_COMPANY: ({ companyName }: ErrorData) =>
      companyName === undefined
        ? 'This customer already orders for another company.'
        : `This customer already orders for another company: ${companyName}.`,
    DOMAINS_LIMIT_EXCEEDED: 'The store has 20 domains. Delete one first.',
    DOMAIN_IN_USE: 'Another store on this server uses this domain.',
    DOMAIN_IS_PRIMARY: 'This is the primary domain. Make another domain primary first.',
    DOMAIN_NOT_VERIFIED: 'The domain isn’t verified yet. Create its DNS record, then check the domain.',
    EMAIL_CHANGE_EXPIRED:
      'This change of the email address was confirmed, stopped, or replaced, or its link has expired.',
    LAST_OWNER: 'A store must have an active owner. Transfer the ownership first.',
    MAX_DISCOUNT_RULES_REACHED: 'The store has the maximum number of discounts. Delete one first.',
    MAX_QUANTITY_BASED_DISCOUNTS_REACHED: 'The store has the maximum number of bundle discounts. Delete one first.',
    ROLE_IN_USE: 'People or invitations have this role. Give them another one first.',
    SAVED_REPORTS_LIMIT_EXCEEDED: 'The store has 100 saved reports. Delete one first.',
    STAFF_EMAIL_TAKEN: 'Another account of the back office has this email address.',
    STAFF_INVITATION_EXPIRED: 'This invitation has expired, was revoked, or was already accepted. Ask for a new one.',
    STAFF_LIMIT_EXCEEDED: 'The store has the maximum number of people, invitations, or roles. Remove one first.',
  },
}
