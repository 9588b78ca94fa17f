import { passkeyBounds } from '../../bounds.ts'
import { anything } from '../../schema.ts'

/** Options for `navigator.credentials.create()`, valid for five minutes and one use. */
export const passkeyCreationOptions = () =>
  anything({
    description:
      'Options for `navigator.credentials.create()`, as `PublicKeyCredential.parseCreationOptionsFromJSON()` reads them.',
  })

/** Options for `navigator.credentials.get()`, valid for five minutes and one use. */
export const passkeyRequestOptions = () =>
  anything({
    description:
      'Options for `navigator.credentials.get()`, as `PublicKeyCredential.parseRequestOptionsFromJSON()` reads them.',
  })

/** What a browser responds about a passkey. */
export const passkeyResponse = (source: string) =>
  anything({ description: `The browser’s response of \`${source}\`, from its \`toJSON()\`.`, json: passkeyBounds })
