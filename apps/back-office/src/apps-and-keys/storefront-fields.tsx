import type { OAuthApp } from '@vitrine/client'
import { TextArea, TextField } from '@vitrine/ui'
import { textIn } from '../form/read-fields.ts'
import type { FieldOf } from '../form/entry-form.tsx'
import { linesIn } from '../form/lines.ts'
import { words } from '../words/words.ts'

const { appsAndKeys } = words
const lists = ['origins', 'redirectUris', 'serverAddresses'] as const

/** Reads a storefront's fields from the form. */
export const readStorefront = (form: FormData) => ({
  name: textIn(form, 'oauthApp.name'),
  origins: linesIn(form, 'oauthApp.origins'),
  redirectUris: linesIn(form, 'oauthApp.redirectUris'),
  serverAddresses: linesIn(form, 'oauthApp.serverAddresses'),
})

interface StorefrontFieldsProps {
  readonly field: FieldOf
  /** The storefront to edit. Omitted for a new one. */
  readonly app?: OAuthApp
}

/** Name of a storefront, and the URLs it works from. */
export const StorefrontFields = ({ field, app }: StorefrontFieldsProps) => (
  <>
    <TextField
      {...field('oauthApp.name')}
      label={appsAndKeys.name}
      hint={appsAndKeys.nameHint}
      required
      maxLength={100}
      defaultValue={app?.name}
    />
    {lists.map((name) => (
      <TextArea
        key={name}
        {...field(`oauthApp.${name}`)}
        label={appsAndKeys[name]}
        hint={appsAndKeys[`${name}Hint`]}
        rows={2}
        spellCheck={false}
        defaultValue={app?.[name].join('\n')}
      />
    ))}
  </>
)
