import { RadioGroup } from '@vitrine/ui'
import { EntryPage } from '../page/entry-page.tsx'
import { textIn } from '../form/read-fields.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { savingLines } from '../form/lines.ts'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { readStorefront, StorefrontFields } from './storefront-fields.tsx'

const { appsAndKeys } = words
const list = '/apps-and-keys'
const kinds = (['rotating', 'lasting'] as const).map((value) => ({
  value,
  label: appsAndKeys.builtOn[value],
  hint: appsAndKeys.builtOnHints[value],
}))

/** Creates a storefront with a client ID of its own. */
export const NewStorefrontPage = () => {
  const done = useDone()
  const save = async (form: FormData) => {
    const rotatesRefreshTokens = textIn(form, 'kind') === 'rotating'
    const { clientId, name } = await savingLines(form, () =>
      shop.oauthApps.createOAuthApp({ ...readStorefront(form), rotatesRefreshTokens }),
    )
    return done({ message: words.added(name), next: `${list}/storefronts/${clientId}` })
  }
  return (
    <EntryPage title={appsAndKeys.addStorefront} list={{ label: appsAndKeys.title, href: list }}>
      <EntryForm label={appsAndKeys.storefront} save={save} actions={<CancelLink href={list} />}>
        {(field) => (
          <>
            <StorefrontFields field={field} />
            <RadioGroup
              label={appsAndKeys.tokens}
              hint={appsAndKeys.tokensHint}
              name="kind"
              defaultValue="rotating"
              options={kinds}
            />
          </>
        )}
      </EntryForm>
    </EntryPage>
  )
}
