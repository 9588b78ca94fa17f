import { calls, type ReturnSettings, type SiteSettings } from '@vitrine/client'
import { addressLines } from '@vitrine/domain/address/lines.ts'
import type { StoreFacts } from '@vitrine/domain/policy/templates.ts'
import { Link } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { EntryPage } from '../page/entry-page.tsx'
import { NotFound } from '../page/not-found.tsx'
import { TabLinks } from '../page/tab-links.tsx'
import { ownSiteId } from '../session/session.ts'
import { shop } from '../shop.ts'
import { baseOf, languageName } from '../translations/languages.ts'
import { words } from '../words/words.ts'
import { policyKinds, textOf, type Policy } from './kinds.ts'
import { PolicyForm } from './policy-form.tsx'
import { TranslationForm } from './translation-form.tsx'

const { policies: texts } = words

interface PolicyData {
  /** `undefined` if the URL names no policy. */
  readonly kind: (typeof policyKinds)[number] | undefined
  readonly policy: Policy
  readonly facts: StoreFacts
  /** The main language of the store. */
  readonly language: string
  readonly country: string | undefined
  readonly otherLanguages: readonly string[]
  /** The other language of the text to edit. `undefined` for the main language. */
  readonly chosen: string | undefined
  readonly storefrontUrl: string
}

/** Store details for the template. The address is formatted in the store's language. */
const factsOf = (
  { name, legalName, businessAddress, contactEmail, vatId, language }: SiteSettings,
  { returnAddress }: ReturnSettings,
): StoreFacts => ({
  storeName: name,
  // A country alone is not an address.
  ...(businessAddress?.addressLine && { address: addressLines(businessAddress, language).join('\n') }),
  legalName,
  email: contactEmail,
  vatId,
  returnAddress,
})

/** The languages in which policies can be written. Those of texts remain when a language is removed from the store. */
const otherLanguagesOf = ({ language, languages }: SiteSettings, { translations = [] }: Policy): readonly string[] =>
  [...new Set([...languages, ...translations.map((one) => one.language)])].filter((one) => one !== baseOf(language))

export const loadPolicy = async ({
  params: { policy: slug },
  url,
}: PageRequest<'/policies/:policy'>): Promise<PolicyData> => {
  const siteId = await ownSiteId()
  const [{ checkoutSettings }, { siteSettings }, returnSettings, { site }] = await Promise.all([
    shop.checkoutSettings.getCheckoutSettings(),
    shop.backOffice.getSiteSettings(),
    shop.returns.getReturnSettings(),
    shop.send(calls.getSite, { query: { siteId } }),
  ])
  const kind = policyKinds.find((one) => one.slug === slug)
  const policy: Policy = (kind && checkoutSettings.checkoutPolicies?.[kind.field]) ?? {}
  const otherLanguages = otherLanguagesOf(siteSettings, policy)
  return {
    kind,
    policy,
    facts: factsOf(siteSettings, returnSettings),
    language: siteSettings.language,
    country: siteSettings.businessAddress?.country,
    otherLanguages,
    chosen: otherLanguages.find((one) => one === url.searchParams.get('language')),
    storefrontUrl: site.storefrontUrl,
  }
}

/** The languages of the store as tabs, the main one first. */
const LanguageTabs = ({ policy, language, otherLanguages, chosen }: PolicyData) => (
  <TabLinks
    label={texts.languages}
    tabs={[
      { label: languageName(baseOf(language)), to: '?', isActive: chosen === undefined, count: texts.mainLanguage },
      ...otherLanguages.map((one) => ({
        label: languageName(one),
        to: `?${new URLSearchParams({ language: one })}`,
        isActive: one === chosen,
        ...(textOf(policy, one) && { count: words.translations.translated }),
      })),
    ]}
  />
)

/** Edits and publishes a policy. */
export const PolicyPage = ({ data }: PageProps<PolicyData>) => {
  const { kind, policy, storefrontUrl, otherLanguages, chosen } = data
  if (!kind) return <NotFound list="/policies" />
  const { field, slug } = kind
  const isShown = policy.visible && policy.content
  const key = JSON.stringify([slug, chosen, policy])
  return (
    <EntryPage
      title={texts.names[field]}
      list={{ label: texts.title, href: '/policies' }}
      hint={texts.hints[field]}
      actions={isShown && <Link href={new URL(`/policies/${slug}`, storefrontUrl).href}>{texts.view}</Link>}
    >
      {otherLanguages.length > 0 && <LanguageTabs {...data} />}
      {chosen === undefined ? (
        <PolicyForm key={key} {...data} kind={kind} />
      ) : (
        <TranslationForm key={key} {...data} kind={kind} chosen={chosen} />
      )}
    </EntryPage>
  )
}
