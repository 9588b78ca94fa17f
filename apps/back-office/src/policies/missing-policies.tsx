import { missingPolicies } from '@vitrine/domain/policy/missing.ts'
import { Alert, Link } from '@vitrine/ui'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'
import { fieldOf, shownTemplates, type PolicyField } from './kinds.ts'

const { policies: said } = words

/** The policies that a store should show and does not. */
export const loadMissingPolicies = async (): Promise<readonly PolicyField[]> => {
  const [{ checkoutSettings }, { siteSettings }] = await Promise.all([
    shop.checkoutSettings.getCheckoutSettings(),
    shop.backOffice.getSiteSettings(),
  ])
  const shown = shownTemplates(checkoutSettings.checkoutPolicies ?? {})
  return missingPolicies(shown, siteSettings.businessAddress?.country).map(fieldOf)
}

/** Says which policies are missing; nothing where none is. */
export const MissingPolicies = ({ missing }: { missing: readonly PolicyField[] }) =>
  missing.length > 0 && (
    <Alert title={said.missing(missing.length)}>
      {said.missingHint(missing.map((field) => said.names[field]).join(', '))} <Link href="/policies">{said.add}</Link>
    </Alert>
  )
