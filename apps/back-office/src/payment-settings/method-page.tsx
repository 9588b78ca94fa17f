import { ApiError, type OfflinePaymentMethod } from '@vitrine/client'
import { Checkbox, TextArea, TextField } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { EntryPage } from '../page/entry-page.tsx'
import { isTicked, textIn } from '../form/read-fields.ts'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'

const { paymentMethods } = words
const list = '/payments'

const named = (name: 'name' | 'instructions' | 'enabled'): string => `offlinePaymentMethod.${name}`

export const loadMethod = async ({
  params: { kind },
}: PageRequest<'/payments/:kind'>): Promise<OfflinePaymentMethod> => {
  const { offlinePaymentMethods } = await shop.paymentMethods.listOfflinePaymentMethods()
  const method = offlinePaymentMethods.find((one) => one.kind === kind)
  if (!method) throw new ApiError(words.notFound, { status: 404, code: 'NOT_FOUND' })
  return method
}

const readMethod = (form: FormData) => ({
  name: textIn(form, named('name')),
  instructions: textIn(form, named('instructions')),
  enabled: isTicked(form, named('enabled')),
})

/** A manual payment method: name, instructions and availability. */
export const MethodPage = ({ data: method }: PageProps<OfflinePaymentMethod>) => {
  const { kind, ...before } = method
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.paymentMethods.updateOfflinePaymentMethod(kind, readMethod(form))
    const undo = () => shop.paymentMethods.updateOfflinePaymentMethod(kind, before)
    return done({ message: words.saved, undo, next: list })
  }
  return (
    <EntryPage
      title={paymentMethods.kinds[kind]}
      list={{ label: paymentMethods.title, href: list }}
      hint={paymentMethods.kindHints[kind]}
    >
      <EntryForm key={JSON.stringify(method)} label={paymentMethods.kinds[kind]} save={save}>
        {(field) => (
          <>
            <Checkbox {...field(named('enabled'))} label={paymentMethods.enabled} defaultChecked={before.enabled} />
            <TextField
              {...field(named('name'))}
              label={paymentMethods.name}
              hint={paymentMethods.nameHint}
              maxLength={100}
              required
              defaultValue={before.name}
            />
            <TextArea
              {...field(named('instructions'))}
              label={paymentMethods.instructions}
              hint={paymentMethods.instructionsHint}
              rows={6}
              maxLength={2000}
              mark={kind === 'BANK_TRANSFER' ? 'none' : 'optional'}
              defaultValue={before.instructions}
            />
          </>
        )}
      </EntryForm>
    </EntryPage>
  )
}
