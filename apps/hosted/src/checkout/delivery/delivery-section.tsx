import { Alert, Button, RadioGroup, SelectField, Stack } from '@vitrine/ui'
import { useWords } from '../../words/use-words.tsx'
import type { CheckoutData } from '../checkout-data.ts'
import { timeField, methodCodeOf } from './deliveries.ts'

/** Delivery methods for the address, once it is known. */
export const DeliverySection = ({ isOpen, deliveries, chosenDelivery }: CheckoutData) => {
  const words = useWords()
  return (
    <section aria-labelledby="delivery">
      <Stack gap="lg">
        <h2 id="delivery" tabIndex={-1} className="font-display text-2xl outline-none">
          {words.deliveryMethod}
        </h2>
        {isOpen.delivery ? (
          <Deliveries deliveries={deliveries} chosenDelivery={chosenDelivery} />
        ) : (
          <p className="rounded-md bg-wash px-4 py-3 text-muted">{words.deliveryAfterAddress}</p>
        )}
      </Stack>
    </section>
  )
}

const Notes = ({ notes }: { notes: readonly string[] }) => (
  <>
    {notes.map((note) => (
      <span key={note} className="block">
        <bdi>{note}</bdi>
      </span>
    ))}
  </>
)

const Deliveries = ({ deliveries, chosenDelivery }: Pick<CheckoutData, 'deliveries' | 'chosenDelivery'>) => {
  const words = useWords()
  if (deliveries.length === 0) {
    return (
      <Alert tone="caution" title={words.noDelivery}>
        {words.noDeliveryHint}
      </Alert>
    )
  }
  const method = chosenDelivery === undefined ? undefined : methodCodeOf(chosenDelivery)
  const chosen = deliveries.find(({ code }) => code === method) ?? deliveries[0]
  return (
    <>
      <RadioGroup
        key={deliveries.map(({ code }) => code).join(' ')}
        label={words.deliveryMethod}
        labelHidden
        name="delivery"
        appearance="cards"
        defaultValue={chosen?.code}
        required
        options={deliveries.map(({ code, title, price, isFree, notes }) => ({
          value: code,
          label: <bdi>{title}</bdi>,
          aside: isFree ? words.free : <bdi>{price}</bdi>,
          ...(notes.length > 0 && { hint: <Notes notes={notes} /> }),
        }))}
      />
      {chosen && chosen.times.length > 0 && (
        <SelectField
          key={chosen.code}
          label={words.deliverySlot}
          name={timeField(chosen.code)}
          defaultValue={chosenDelivery?.includes('@') ? chosenDelivery : chosen.times[0]!.code}
          options={chosen.times.map(({ code, label }) => ({ value: code, label }))}
          required
        />
      )}
      {/* With scripts the total updates on change; payment details may still be missing. */}
      {(deliveries.length > 1 || (chosen?.times.length ?? 0) > 1) && (
        <noscript>
          <Button type="submit" name="intent" value="contact" formNoValidate>
            {words.updateTotal}
          </Button>
        </noscript>
      )}
    </>
  )
}
