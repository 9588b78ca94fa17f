import type { ShippingOption, ShippingOptionInput } from '@vitrine/client'
import { TextField } from '@vitrine/ui'
import { useState } from 'react'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useParams } from 'react-router'
import { EntryPage } from '../../page/entry-page.tsx'
import { textIn } from '../../form/read-fields.ts'
import { CancelLink } from '../../form/cancel-link.tsx'
import { DeleteButton } from '../../form/delete-button.tsx'
import { EntryForm } from '../../form/entry-form.tsx'
import { useDone } from '../../form/use-done.ts'
import { NotFound } from '../../page/not-found.tsx'
import { shop } from '../../shop.ts'
import { words } from '../../words/words.ts'
import { chargeDrafts, ChargesEditor, readCharges } from './charges-editor.tsx'
import { draftsOf, newRate, readableRates, readRates } from './rate-draft.ts'
import { RatesEditor } from './rates-editor.tsx'
import type { DeliveryData } from '../load-delivery.ts'
import { createWorldwideRegion, RegionChoice } from '../regions/region-choice.tsx'
import { RatePreview } from './rate-preview.tsx'

const { deliveries } = words
const list = '/delivery'

const fieldsOf = (option: ShippingOption): ShippingOptionInput => {
  const { title, estimatedDeliveryTime, deliveryRegionIds, rates, otherCharges = [] } = option
  return {
    title,
    estimatedDeliveryTime: estimatedDeliveryTime ?? '',
    deliveryRegionIds,
    rates,
    otherCharges,
  }
}

const OptionForm = ({ option, data }: { option: ShippingOption | undefined; data: DeliveryData }) => {
  const { regions, currency, weightUnit } = data
  const done = useDone()
  const [rates, setRates] = useState(() => (option ? draftsOf(option.rates) : [newRate()]))
  const [charges, setCharges] = useState(() => chargeDrafts(option?.otherCharges))
  // A new option starts with all of the store's regions.
  const [regionIds, setRegionIds] = useState<readonly string[]>(
    option?.deliveryRegionIds ?? regions.map(({ id }) => id),
  )
  const name = option?.title ?? ''
  const readable = readableRates(rates)
  const draft = readable && { title: name || deliveries.way, deliveryRegionIds: [...regionIds], rates: readable }
  const isFirst = regions.length === 0

  const save = async (form: FormData) => {
    const sent: ShippingOptionInput = {
      title: textIn(form, 'shippingOption.title'),
      estimatedDeliveryTime: textIn(form, 'shippingOption.estimatedDeliveryTime'),
      rates: readRates(rates),
      otherCharges: readCharges(charges, 'shippingOption'),
      deliveryRegionIds: isFirst ? [await createWorldwideRegion()] : [...regionIds],
    }
    if (!option) {
      const { title = '' } = await shop.shippingOptions.createShippingOption(sent)
      return done({ message: words.added(title), next: list })
    }
    const { revision } = await shop.shippingOptions.updateShippingOption(option.id, {
      ...sent,
      revision: option.revision,
    })
    const undo = () => shop.shippingOptions.updateShippingOption(option.id, { ...fieldsOf(option), revision })
    return done({ message: words.saved, undo, next: list })
  }

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <EntryForm
        label={deliveries.way}
        save={save}
        actions={
          option ? (
            <DeleteButton
              name={name}
              hint={deliveries.delete}
              remove={() => shop.shippingOptions.deleteShippingOption(option.id)}
              next={list}
            />
          ) : (
            <CancelLink href={list} />
          )
        }
      >
        {(field) => (
          <>
            <TextField
              {...field('shippingOption.title')}
              label={deliveries.name}
              hint={deliveries.nameHint}
              defaultValue={name}
              required
              maxLength={100}
            />
            <TextField
              {...field('shippingOption.estimatedDeliveryTime')}
              label={deliveries.time}
              hint={deliveries.timeHint}
              defaultValue={option?.estimatedDeliveryTime ?? ''}
              maxLength={500}
            />
            <RegionChoice regions={regions} chosen={regionIds} onChange={setRegionIds} />
            <RatesEditor {...{ rates, field, currency, weightUnit }} onChange={setRates} />
            <ChargesEditor name="shippingOption" {...{ charges, field, currency }} onChange={setCharges} />
          </>
        )}
      </EntryForm>
      <RatePreview {...data} options={draft && [draft]} none={deliveries.notHere} />
    </div>
  )
}

/** Creates or edits a shipping option. */
export const OptionPage = ({ data }: PageProps<DeliveryData>) => {
  const { id } = useParams()
  const option = data.options.find((one) => one.id === id)
  const title = option?.title ?? deliveries.add
  if (id !== undefined && !option) return <NotFound list={list} />
  return (
    <EntryPage wide title={title} list={{ label: deliveries.title, href: list }}>
      <OptionForm key={`${id} ${option?.revision}`} option={option} data={data} />
    </EntryPage>
  )
}
