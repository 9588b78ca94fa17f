import { Alert, Button, RadioGroup, Stack } from '@vitrine/ui'
import { useWords } from '../words/use-words.tsx'
import type { CheckoutData } from './checkout-data.ts'

/** The ways of delivery that reach the address, as soon as it is known. */
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

const Deliveries = ({ deliveries, chosenDelivery }: Pick<CheckoutData, 'deliveries' | 'chosenDelivery'>) => {
  const words = useWords()
  if (deliveries.length === 0) {
    return (
      <Alert tone="caution" title={words.noDelivery}>
        {words.noDeliveryHint}
      </Alert>
    )
  }
  return (
    <>
      <RadioGroup
        key={deliveries.map(({ code }) => code).join(' ')}
        label={words.deliveryMethod}
        labelHidden
        name="delivery"
        appearance="cards"
        defaultValue={chosenDelivery ?? deliveries[0]?.code}
        required
        options={deliveries.map(({ code, title, price, isFree, time }) => ({
          value: code,
          label: <bdi>{title}</bdi>,
          aside: isFree ? words.free : <bdi>{price}</bdi>,
          ...(time !== undefined && { hint: <bdi>{time}</bdi> }),
        }))}
      />
      {/* With scripts the total follows the choice by itself; the card need not be there yet. */}
      {deliveries.length > 1 && (
        <noscript>
          <Button type="submit" name="intent" value="contact" formNoValidate>
            {words.updateTotal}
          </Button>
        </noscript>
      )}
    </>
  )
}
