import type { InvoiceSettings, OrdersSettings } from '@vitrine/client'
import { Checkbox, PageHeader, SelectField, Stack, TextArea, TextField } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { countIn, isTicked, textIn } from '../form/read-fields.ts'
import { throwFieldError } from '../form/field-errors.ts'
import { EntryForm, type FieldOf } from '../form/entry-form.tsx'
import { optionsOf } from '../form/options.ts'
import { useDone } from '../form/use-done.ts'
import { FieldGroup } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'

const { invoiceSettings: texts } = words

interface InvoicesData {
  readonly settings: InvoiceSettings
  readonly orders: OrdersSettings
}

export const loadInvoiceSettings = async (): Promise<InvoicesData> => {
  const [settings, { ordersSettings }] = await Promise.all([
    shop.invoices.getInvoiceSettings(),
    shop.ordersSettings.getOrdersSettings(),
  ])
  return { settings, orders: ordersSettings }
}

/** Form fields are named after the fields of the API call. */
const named = (name: keyof InvoiceSettings): string => `invoiceSettings.${name}`

const countOf = (form: FormData, name: keyof InvoiceSettings): number =>
  countIn(form, named(name)) ?? throwFieldError(named(name), words.notWhole)

/** Next numbers are only sent if they changed: the store may have used some meanwhile. */
const readForm = (form: FormData, before: InvoiceSettings) => {
  const raised = (name: 'nextInvoiceNumber' | 'nextCreditNoteNumber') => {
    const next = countOf(form, name)
    return next === before[name] ? {} : { [name]: next }
  }
  const sharesSeries = isTicked(form, named('sharesSeries'))
  return {
    createOn: textIn(form, named('createOn')) as InvoiceSettings['createOn'],
    sendsInvoices: isTicked(form, named('sendsInvoices')),
    createsCreditNotes: isTicked(form, named('createsCreditNotes')),
    invoicePrefix: textIn(form, named('invoicePrefix')),
    creditNotePrefix: textIn(form, named('creditNotePrefix')),
    sharesSeries,
    ...raised('nextInvoiceNumber'),
    ...(!sharesSeries && raised('nextCreditNoteNumber')),
    dueDays: countOf(form, 'dueDays'),
    footer: textIn(form, named('footer')),
  }
}

interface Part {
  readonly settings: InvoiceSettings
  readonly field: FieldOf
}

const Automatic = ({ settings, orders }: InvoicesData) => (
  <FieldGroup title={texts.automatic}>
    <Checkbox name="createInvoice" label={texts.create} defaultChecked={orders.createInvoice ?? false} />
    <SelectField
      name={named('createOn')}
      label={texts.createOn}
      options={optionsOf(texts.moments)}
      defaultValue={settings.createOn}
      mark="none"
    />
    <Checkbox name={named('sendsInvoices')} label={texts.send} defaultChecked={settings.sendsInvoices} />
    <Checkbox name={named('createsCreditNotes')} label={texts.credits} defaultChecked={settings.createsCreditNotes} />
  </FieldGroup>
)

const Numbers = ({ settings, field }: Part) => (
  <FieldGroup title={texts.numbers} hint={texts.numbersHint}>
    <div className="grid items-start gap-4 sm:grid-cols-2">
      {(
        [
          ['invoicePrefix', texts.invoicePrefix],
          ['nextInvoiceNumber', texts.nextInvoice],
          ['creditNotePrefix', texts.creditPrefix],
          ['nextCreditNoteNumber', texts.nextCredit],
        ] as const
      ).map(([name, label]) => (
        <TextField
          key={name}
          {...field(named(name))}
          label={label}
          defaultValue={String(settings[name])}
          mark="none"
          {...(name.startsWith('next') ? { inputMode: 'numeric' as const } : { maxLength: 20 })}
        />
      ))}
    </div>
    <Checkbox name={named('sharesSeries')} label={texts.shares} defaultChecked={settings.sharesSeries} />
  </FieldGroup>
)

const Contents = ({ settings, field }: Part) => (
  <FieldGroup title={texts.contents}>
    <TextField
      {...field(named('dueDays'))}
      label={texts.dueDays}
      inputMode="numeric"
      defaultValue={String(settings.dueDays)}
      mark="none"
    />
    <TextArea
      {...field(named('footer'))}
      label={texts.footer}
      hint={texts.footerHint}
      defaultValue={settings.footer}
      rows={4}
      maxLength={1000}
      mark="none"
    />
  </FieldGroup>
)

const InvoicesForm = ({ settings, orders }: InvoicesData) => {
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.invoices.updateInvoiceSettings(readForm(form, settings))
    await shop.ordersSettings.updateOrdersSettings({ createInvoice: isTicked(form, 'createInvoice') })
    const { nextInvoiceNumber: _next, nextCreditNoteNumber: _credit, ...rules } = settings
    const undo = async () => {
      await shop.invoices.updateInvoiceSettings(rules)
      await shop.ordersSettings.updateOrdersSettings({ createInvoice: orders.createInvoice ?? false })
    }
    return done({ message: words.saved, undo })
  }
  return (
    <EntryForm label={texts.title} save={save}>
      {(field) => (
        <>
          <Automatic settings={settings} orders={orders} />
          <Numbers settings={settings} field={field} />
          <Contents settings={settings} field={field} />
        </>
      )}
    </EntryForm>
  )
}

/** Settings of invoices, credit notes and packing slips. */
export const InvoicesPage = ({ data }: PageProps<InvoicesData>) => {
  useTitle(texts.title)
  return (
    <Stack gap="lg" className="max-w-form">
      <PageHeader title={texts.title}>{texts.hint}</PageHeader>
      <InvoicesForm key={JSON.stringify(data)} {...data} />
    </Stack>
  )
}
