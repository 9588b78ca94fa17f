import { isApiError } from '@vitrine/client'
import { TextField } from '@vitrine/ui'
import { useState } from 'react'
import { EntryForm } from '../form/entry-form.tsx'
import { fieldRuleOf, throwFieldError } from '../form/field-errors.ts'
import { textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import type { DomainsData } from './load-domains.ts'

const { domains: texts } = words
const name = 'domain.name'

/** Adds a domain. Errors that say what is wrong with it appear at the field. */
const addDomain = async (form: FormData) => {
  try {
    return await shop.domains.addDomain({ name: textIn(form, name) })
  } catch (error) {
    const rule = fieldRuleOf(error, name)
    if (rule === 'FORMAT' || rule === 'VALIDATION') return throwFieldError(name, texts.errors[rule])
    if (isApiError(error, 'ALREADY_EXISTS')) return throwFieldError(name, texts.errors.ALREADY_EXISTS)
    if (isApiError(error, 'DOMAIN_IN_USE')) return throwFieldError(name, texts.errors.DOMAIN_IN_USE)
    throw error
  }
}

/** The form that adds a domain, unless the store has as many as it can have. */
export const AddDomain = ({ domains, maxDomains }: Pick<DomainsData, 'domains' | 'maxDomains'>) => {
  const done = useDone()
  // A new form after each domain.
  const [added, setAdded] = useState(0)
  if (domains.length >= maxDomains) return <p className="text-muted">{texts.full(maxDomains)}</p>
  const save = async (form: FormData) => {
    const { displayName } = await addDomain(form)
    await done({ message: texts.added(displayName) })
    setAdded(added + 1)
  }
  return (
    <Section title={texts.add}>
      <EntryForm key={added} label={texts.add} save={save} submit={texts.add}>
        {(field) => (
          <TextField
            {...field(name)}
            label={texts.name}
            hint={texts.nameHint}
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={253}
            required
            mark="none"
          />
        )}
      </EntryForm>
    </Section>
  )
}
