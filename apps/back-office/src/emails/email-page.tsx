import type { EmailTemplate, EmailTexts } from '@vitrine/client'
import { Button, Checkbox, showToast, Stack, TextArea, TextField } from '@vitrine/ui'
import type { PageProps, PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { useState } from 'react'
import { ConfirmButton } from '../confirm/confirm-button.tsx'
import { errorMessage } from '../error-message.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { isTicked, textIn } from '../form/read-fields.ts'
import { useDone } from '../form/use-done.ts'
import { EntryPage } from '../page/entry-page.tsx'
import { NotFound } from '../page/not-found.tsx'
import { FieldGroup } from '../page/section.tsx'
import { TabLinks } from '../page/tab-links.tsx'
import { shop } from '../shop.ts'
import { baseOf, languageName } from '../translations/languages.ts'
import { words } from '../words/words.ts'
import { EmailPreview } from './email-preview.tsx'
import { kindOf, slugOf } from './slug.ts'
import { usePreview, type RenderedEmail } from './use-preview.ts'

const { emails: texts } = words

type Language = NonNullable<EmailTemplate['texts']>[number]

interface Loaded {
  readonly template: EmailTemplate
  readonly languages: readonly Language[]
  /** The selected one. */
  readonly language: Language
  readonly email: RenderedEmail
}

/** `undefined` if the URL names no kind of email. */
type EmailData = Loaded | undefined

export const loadEmail = async ({ params, url, call }: PageRequest<'/emails/:kind'>): Promise<EmailData> => {
  const kind = kindOf(params.kind)
  if (!kind) return undefined
  const [template, { siteSettings }] = await Promise.all([
    shop.emailTemplates.getEmailTemplate(kind, call),
    shop.backOffice.getSiteSettings(call),
  ])
  const languages = template.texts ?? []
  const wanted = url.searchParams.get('language') ?? baseOf(siteSettings.language)
  const language = languages.find((one) => one.language === wanted) ?? languages[0]
  if (!language) return undefined
  const email = await shop.emailTemplates.previewEmailTemplate(kind, { language: language.language }, call)
  return { template, languages, language, email }
}

/** Form fields are named after the fields of the API call. */
const named = (name: keyof EmailTexts): string => `texts.${name}`

const readTexts = (form: FormData): EmailTexts => ({
  subject: textIn(form, named('subject')),
  heading: textIn(form, named('heading')),
  opening: textIn(form, named('opening')),
  closing: textIn(form, named('closing')),
})

const save = async ({ template: { kind, enabled }, language: { language } }: Loaded, form: FormData) => {
  const isEnabled = isTicked(form, 'template.enabled')
  await shop.emailTemplates.setEmailTexts(kind, language, readTexts(form))
  if (isEnabled !== enabled) await shop.emailTemplates.updateEmailTemplate(kind, { enabled: isEnabled })
}

const LanguageTabs = ({ template: { kind }, languages, language }: Loaded) => (
  <TabLinks
    label={texts.language}
    tabs={languages.map((one) => ({
      label: languageName(one.language),
      to: `/emails/${slugOf(kind)}?language=${one.language}`,
      isActive: one === language,
    }))}
  />
)

const Fields = ({ template, language: { defaults, custom = {} }, field }: Loaded & { readonly field: FieldOf }) => (
  <>
    {template.canBeDisabled ? (
      <Checkbox
        name="template.enabled"
        label={texts.enabled}
        hint={texts.enabledHint}
        defaultChecked={template.enabled}
      />
    ) : (
      <>
        <input type="hidden" name="template.enabled" value="on" />
        <p className="text-sm text-muted">{texts.required}</p>
      </>
    )}
    <FieldGroup
      title={texts.texts}
      hint={
        <>
          {texts.variables}{' '}
          <code className="wrap-anywhere">{template.variables.map((one) => `{${one}}`).join(' ')}</code>
        </>
      }
    >
      {(['subject', 'heading'] as const).map((name) => (
        <TextField
          key={name}
          {...field(named(name))}
          label={texts[name]}
          defaultValue={custom[name]}
          placeholder={defaults[name]}
          maxLength={200}
          mark="none"
        />
      ))}
      {(['opening', 'closing'] as const).map((name) => (
        <TextArea
          key={name}
          {...field(named(name))}
          label={texts[name]}
          hint={texts[`${name}Hint`]}
          defaultValue={custom[name]}
          placeholder={defaults[name]}
          maxLength={2000}
          rows={4}
          mark="none"
        />
      ))}
    </FieldGroup>
  </>
)

/** Sends the shown texts to the person who is signed in. */
const TestButton = ({ template: { kind }, language: { language } }: Loaded) => {
  const [isBusy, setBusy] = useState(false)
  const send = async (form: HTMLFormElement) => {
    setBusy(true)
    try {
      const sent = await shop.emailTemplates.sendTestEmail(kind, { language, texts: readTexts(new FormData(form)) })
      showToast({ message: texts.testSent(sent) })
    } catch (error) {
      showToast({ message: errorMessage(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button type="button" busy={isBusy} onClick={(event) => void send(event.currentTarget.form!)}>
      {texts.test}
    </Button>
  )
}

const ResetButton = ({ template: { kind }, language: { language } }: Loaded) => (
  <ConfirmButton
    title={texts.resetTitle}
    hint={texts.resetHint}
    confirm={texts.reset}
    variant="critical"
    done={texts.resetDone}
    act={async () => {
      await shop.emailTemplates.resetEmailTexts(kind, language)
    }}
  />
)

const Editor = (loaded: Loaded) => {
  const { template, language, email } = loaded
  const { type, ...preview } = usePreview({ kind: template.kind, language: language.language, saved: email })
  const done = useDone()
  return (
    <div className="grid min-w-0 gap-8 lg:grid-cols-2">
      {/* React has no input event of a form that bubbles from uncontrolled fields, except this one. */}
      <div
        onInput={(event) => {
          const form = (event.target as HTMLInputElement).form
          if (form) type(readTexts(new FormData(form)))
        }}
      >
        <EntryForm
          label={texts.names[template.kind]}
          save={async (form) => {
            await save(loaded, form)
            return done({ message: words.saved })
          }}
          actions={
            <>
              <TestButton {...loaded} />
              {language.custom && <ResetButton {...loaded} />}
            </>
          }
        >
          {(field) => <Fields {...loaded} field={field} />}
        </EntryForm>
      </div>
      <EmailPreview email={preview.email} error={preview.error} />
    </div>
  )
}

/** Texts of a kind of email in one language, with a preview. */
export const EmailPage = ({ data }: PageProps<EmailData>) => {
  if (!data) return <NotFound list="/emails" />
  const { template, language } = data
  return (
    <EntryPage
      title={texts.names[template.kind]}
      list={{ label: texts.title, href: '/emails' }}
      hint={texts.hints[template.kind]}
      wide
    >
      <Stack gap="lg">
        <LanguageTabs {...data} />
        <Editor key={JSON.stringify([template.kind, template.enabled, language])} {...data} />
      </Stack>
    </EntryPage>
  )
}
