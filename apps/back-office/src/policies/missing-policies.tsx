import { Alert, Link } from '@vitrine/ui'
import { shop } from '../first-shop.ts'
import { words } from '../words/first.ts'
import { findMissing } from './kinds.ts'

const { policies: texts } = words

/** Returns the required policies that are not published, and those of them that are drafted. */
export const loadMissingPolicies = async () => {
  const [{ checkoutSettings }, { siteSettings }] = await Promise.all([
    shop.checkoutSettings.getCheckoutSettings(),
    shop.backOffice.getSiteSettings(),
  ])
  return findMissing(checkoutSettings.checkoutPolicies ?? {}, siteSettings.businessAddress?.country)
}

/** Lists missing policies. Nothing if none are missing. */
export const MissingPolicies = ({ missing }: Pick<ReturnType<typeof findMissing>, 'missing'>) =>
  missing.length > 0 && (
    <Alert title={texts.missing(missing.length)}>
      {texts.missingHint(missing.map((field) => texts.names[field]).join(', '))}{' '}
      <Link href="/policies">{texts.add}</Link>
    </Alert>
  )
