import { Button, TextField } from '@vitrine/ui'
import { policyPath } from '../design/policy-slugs.ts'
import { LocalAnchor, LocalForm } from '../shell/local-anchor.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useAside } from '../words/use-words.tsx'
import { newsletterPath, trapField } from './newsletter-path.ts'

/** A form to subscribe to the newsletter. Works without scripts. `name` tells several forms of a page apart. */
export const NewsletterForm = ({
  name,
  email,
  error,
}: {
  name: string
  email?: string
  error?: string | undefined
}) => {
  const { newsletter, policies } = useAside()
  const privacy = useShell().frame.policies.find(({ kind }) => kind === 'PRIVACY')
  return (
    <LocalForm method="post" action={newsletterPath} className="grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          id={`newsletter-${name}`}
          name="email"
          type="email"
          label={newsletter.email}
          required
          mark="none"
          autoComplete="email"
          maxLength={320}
          defaultValue={email}
          error={error}
          className="min-w-0 flex-[1_1_14rem]"
        />
        <Button type="submit">{newsletter.subscribe}</Button>
      </div>
      {/* People do not see this field; programs that fill in every field give themselves away. */}
      <div hidden>
        <label htmlFor={`newsletter-${name}-${trapField}`}>{trapField}</label>
        <input id={`newsletter-${name}-${trapField}`} name={trapField} tabIndex={-1} autoComplete="off" />
      </div>
      <p className="text-sm text-muted">
        {newsletter.hint}
        {privacy && (
          <>
            {' '}
            <LocalAnchor href={policyPath(privacy)} className="text-muted">
              {policies.PRIVACY}
            </LocalAnchor>
          </>
        )}
      </p>
    </LocalForm>
  )
}
