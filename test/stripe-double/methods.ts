import type { Book, Method, StripeObject } from './book.ts'
import { cards } from './cards.ts'
import { invalid, missing, StripeRefusal } from './errors.ts'
import { groupOf, textOf, type Fields } from './form.ts'

/** Payment methods: tokens of buyers' pages, and those saved by members. */
export const createMethods = (book: Book) => {
  const save = (method: Omit<Method, 'id' | 'isUsed' | 'customer'>, prefix: string): Method => {
    const saved: Method = { ...method, id: book.newId(prefix), isUsed: false, customer: null }
    book.methods.set(saved.id, saved)
    return saved
  }

  const cardMethod = (number: string) => {
    const behavior = cards[number.replaceAll(/\s/g, '')]
    if (!behavior) {
      throw new StripeRefusal(402, {
        type: 'card_error',
        code: 'incorrect_number',
        message: 'Your card number is incorrect.',
        param: 'number',
      })
    }
    const year = new Date().getFullYear() + 3
    return { behavior, card: { brand: behavior.brand, last4: number.slice(-4), exp_month: 12, exp_year: year } }
  }

  const create = (data: Fields, returnUrl?: string): Method => {
    const type = textOf(data.type) ?? 'card'
    const rest = { type, ...(returnUrl !== undefined && { returnUrl }) }
    if (type !== 'card') return save({ ...rest, behavior: { brand: type } }, 'ctoken')
    return save({ ...rest, ...cardMethod(textOf(groupOf(data.card).number) ?? '') }, 'ctoken')
  }

  return {
    create,
    /** Stripe: “List a Customer's PaymentMethods”, newest first. */
    ofCustomer: (customer: string): StripeObject[] =>
      [...book.methods.values()]
        .toReversed()
        .filter((method) => method.customer === customer && method.id.startsWith('pm_'))
        .map(({ id, type, card }) => ({ id, object: 'payment_method', type, card, customer })),
    /** Stripe: “Delete a customer”: deletes their payment methods as well. */
    deleteCustomer: (id: string): StripeObject => {
      if (!book.objects.has(id)) throw missing('customer', id, 'id')
      for (const method of book.methods.values()) if (method.customer === id) method.customer = null
      book.objects.delete(id)
      return { id, object: 'customer', deleted: true }
    },
    detach: (id: string): StripeObject => {
      const method = book.methods.get(id)
      if (!method) throw missing('PaymentMethod', id, 'payment_method')
      if (method.customer === null) throw invalid('The payment method is not attached to a customer.')
      method.customer = null
      return { id, object: 'payment_method', type: method.type, customer: null }
    },
  }
}
export type Methods = ReturnType<typeof createMethods>
