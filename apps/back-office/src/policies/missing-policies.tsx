import { missingPolicies } from '@vitrine/domain/policy/missing.ts'
import { Alert, Link } from '@vitrine/ui'
import { shop } from '../first-shop.ts'
import { words } from '../words/first.ts'
import { fieldOf, publishedTemplates, type PolicyField } from './kinds.ts'

const { policies: texts } = words

/** Returns the required policies that are not published. */
export const loadMissingPolicies = async (): Promise<readonly PolicyField[]> => {
  const [{ checkoutSettings }, { siteSettings }] = await Promise.all([
    shop.checkoutSettings.getCheckoutSettings(),
    shop.backOffice.getSiteSettings(),
  ])
  const shown = publishedTemplates(checkoutSettings.checkoutPolicies ?? {})
  return missingPolicies(shown, siteSettings.businessAddress?.country).map(fieldOf)
}

/** Lists missing policies. Nothing if none are missing. */
export const MissingPolicies = ({ missing }: { missing: readonly PolicyField[] }) =>
  missing.length > 0 && (
    <Alert title={texts.missing(missing.length)}>
      {texts.missingHint(missing.map((field) => texts.names[field]).join(', '))}{' '}
      <Link href="/policies">{texts.add}</Link>
    </Alert>
  )
