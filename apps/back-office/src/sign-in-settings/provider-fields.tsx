import type { SignInProvider } from '@vitrine/client'
import { TextField } from '@vitrine/ui'
import { textIn } from '../form/read-fields.ts'
import type { FieldOf } from '../form/entry-form.tsx'
import { words } from '../words/words.ts'

const { signIns } = words

/** Reads the provider. An empty secret is not sent. */
export const readProvider = (form: FormData) => {
  const clientSecret = textIn(form, 'provider.clientSecret')
  return {
    name: textIn(form, 'provider.name'),
    issuer: textIn(form, 'provider.issuer'),
    clientId: textIn(form, 'provider.clientId'),
    ...(clientSecret && { clientSecret }),
  }
}

interface ProviderFieldsProps {
  readonly field: FieldOf
  /** The provider to edit. Omitted for a new one. */
  readonly provider?: SignInProvider
}

/** Credentials and URLs of an identity provider. */
export const ProviderFields = ({ field, provider }: ProviderFieldsProps) => (
  <>
    <TextField
      {...field('provider.name')}
      label={signIns.name}
      hint={signIns.nameHint}
      required
      maxLength={50}
      defaultValue={provider?.name}
    />
    <TextField
      {...field('provider.issuer')}
      label={signIns.issuer}
      hint={signIns.issuerHint}
      type="url"
      placeholder="https://"
      required
      defaultValue={provider?.issuer}
    />
    <TextField
      {...field('provider.clientId')}
      label={signIns.clientId}
      hint={signIns.clientIdHint}
      required
      maxLength={500}
      autoComplete="off"
      spellCheck={false}
      defaultValue={provider?.clientId}
    />
    <TextField
      {...field('provider.clientSecret')}
      label={signIns.clientSecret}
      hint={provider ? signIns.clientSecretKept : signIns.clientSecretHint}
      type="password"
      mark="none"
      maxLength={2000}
      autoComplete="off"
    />
  </>
)
