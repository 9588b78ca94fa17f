import type { Order } from '@vitrine/client'

type Address = NonNullable<NonNullable<Order['billingInfo']>['address']>

/** An address, line by line. */
export const addressLines = (address: Partial<Address> = {}): string[] => {
  const { addressLine, addressLine2, postalCode, city, subdivision, country } = address
  const [town, land] = [
    [postalCode, city],
    [subdivision, country],
  ]
  return [addressLine, addressLine2, town.filter(Boolean).join(' '), land.filter(Boolean).join(', ')].filter(
    (line): line is string => Boolean(line),
  )
}
