import type { CheckoutTemplate, CheckoutTemplateInput, Product } from '@vitrine/client'
import { Checkbox, TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { CopyField } from '../page/copy-field.tsx'
import { EntryPage } from '../page/entry-page.tsx'
import { isTicked, textIn } from '../form/read-fields.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { throwFieldError } from '../form/field-errors.ts'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { ownSiteId } from '../session/session.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { itemsOf, lineItemsOf, LinkItems, type LinkItem } from './link-items.tsx'
import { describeContents, findProductsById, checkoutLinkUrl } from './load-checkout.ts'

const { checkouts } = words
const list = '/checkout'
const customization = 'checkoutTemplate.customization'
const webClient = `${customization}.webClient`

interface LinkData {
  readonly template: CheckoutTemplate | undefined
  readonly products: readonly Product[]
  readonly siteId: string
}

export const loadLink = async ({ params: { id } }: PageRequest): Promise<LinkData> => {
  const siteId = await ownSiteId()
  if (id === undefined) return { template: undefined, products: [], siteId }
  const template = await shop.checkoutTemplates.getCheckoutTemplate(id)
  const ids = (template.lineItems ?? []).flatMap(({ catalogReference }) => catalogReference?.catalogItemId ?? [])
  return { template, products: await findProductsById([...new Set(ids)]), siteId }
}

const readTemplate = (form: FormData, items: readonly LinkItem[]): CheckoutTemplateInput => ({
  status: isTicked(form, 'checkoutTemplate.status') ? 'ACTIVE' : 'INACTIVE',
  couponCode: textIn(form, 'checkoutTemplate.couponCode'),
  lineItems: lineItemsOf(items),
  customization: {
    lockedCoupon: isTicked(form, `${customization}.lockedCoupon`),
    lockedGiftCard: isTicked(form, `${customization}.lockedGiftCard`),
    webClient: {
      disabledContinueShoppingButton: isTicked(form, `${webClient}.disabledContinueShoppingButton`),
      disabledPolicyAgreementCheckbox: isTicked(form, `${webClient}.disabledPolicyAgreementCheckbox`),
    },
  },
})

/** Creates or edits a checkout link. */
export const LinkPage = ({ data: { template, products, siteId } }: PageProps<LinkData>) => {
  const done = useDone()
  const [items, setItems] = useState(() => itemsOf(template, products))
  const save = async (form: FormData) => {
    if (items.length === 0) throwFieldError('checkoutTemplate.lineItems', checkouts.noItems)
    const sent = readTemplate(form, items)
    if (!template) {
      const made = await shop.checkoutTemplates.createCheckoutTemplate(sent)
      return done({ message: words.added(checkouts.link), next: `${list}/links/${made.id}` })
    }
    const { id, ...before } = template
    await shop.checkoutTemplates.updateCheckoutTemplate(id, sent)
    const undo = () => shop.checkoutTemplates.updateCheckoutTemplate(id, before as CheckoutTemplateInput)
    return done({ message: words.saved, undo, next: list })
  }
  const title = template ? describeContents(template, products) : checkouts.addLink
  const isOn = template?.status !== 'INACTIVE'
  return (
    <EntryPage title={title} list={{ label: checkouts.title, href: list }}>
      {template && <CopyField label={checkouts.link} value={checkoutLinkUrl(template, siteId)} />}
      <EntryForm
        label={checkouts.link}
        save={save}
        actions={
          template ? (
            <DeleteButton
              name={title}
              hint={checkouts.deleteLink}
              remove={() => shop.checkoutTemplates.deleteCheckoutTemplate(template.id)}
              next={list}
            />
          ) : (
            <CancelLink href={list} />
          )
        }
      >
        {(field) => (
          <>
            <LinkItems items={items} error={field('checkoutTemplate.lineItems').error} onChange={setItems} />
            <TextField
              {...field('checkoutTemplate.couponCode')}
              label={checkouts.coupon}
              hint={checkouts.couponHint}
              defaultValue={template?.couponCode ?? ''}
              maxLength={100}
            />
            <Checkbox
              {...field(`${customization}.lockedCoupon`)}
              label={checkouts.lockCoupon}
              defaultChecked={template?.customization?.lockedCoupon}
            />
            <Checkbox
              {...field(`${customization}.lockedGiftCard`)}
              label={checkouts.lockGiftCard}
              defaultChecked={template?.customization?.lockedGiftCard}
            />
            <Checkbox
              {...field(`${webClient}.disabledContinueShoppingButton`)}
              label={checkouts.hideContinue}
              defaultChecked={template?.customization?.webClient?.disabledContinueShoppingButton}
            />
            <Checkbox
              {...field(`${webClient}.disabledPolicyAgreementCheckbox`)}
              label={checkouts.noAgreement}
              defaultChecked={template?.customization?.webClient?.disabledPolicyAgreementCheckbox}
            />
            <Checkbox {...field('checkoutTemplate.status')} label={checkouts.works} defaultChecked={isOn} />
          </>
        )}
      </EntryForm>
    </EntryPage>
  )
}
