import { assert, expectRefusal, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { openBackOffice, storesAppId as appId } from '../../shop.ts'

/** Issues a gift card with a call that the SDK does not have. */
const issueGiftCard = async (): Promise<string> => {
  const response = await openBackOffice().fetchWithAuth('https://www.wixapis.com/vitrine/v1/gift-cards', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ giftCard: { initialValue: { amount: '20' } } }),
  })
  return (await response.json()).code
}

/** Redeems gift cards outside of checkouts. */
export const redeemOutsideCheckouts = async (): Promise<void> => {
  const { giftVouchers } = openBackOffice()
  const code = await issueGiftCard()
  const amount = (value: string) => ({ value, currency: 'EUR' })
  const redeemed = await check(
    'giftVouchers.redeemGiftCard',
    'once for a purchase, never more than the balance',
    async () => {
      const { transactionId } = await giftVouchers.redeemGiftCard(code, {
        amount: amount('7.50'),
        appId,
        orderId: 'till-1',
      })
      const again = { amount: amount('1'), appId, orderId: 'till-1' }
      await expectRefusal(() => giftVouchers.redeemGiftCard(code, again), { status: 428, code: 'ALREADY_REDEEMED' })
      const tooMuch = { amount: amount('12.51'), appId }
      await expectRefusal(() => giftVouchers.redeemGiftCard(code, tooMuch), { status: 428, code: 'INSUFFICIENT_FUNDS' })
      return need(transactionId, 'transaction')
    },
  )
  await check('giftVouchers.getGiftCard', 'the balance and status', async () => {
    const { giftCard } = await giftVouchers.getGiftCard(code, { appId })
    const { status, balance } = need(giftCard, 'gift card')
    assert.deepEqual([status, balance], ['VALID', amount('12.50')])
    await expectRefusal(() => giftVouchers.getGiftCard('NOBODYHASTHIS'), { status: 404, code: 'GIFT_CARD_NOT_FOUND' })
  })
  await check('giftVouchers.voidTransaction', 'once', async () => {
    const id = need(redeemed, 'transaction')
    await giftVouchers.voidTransaction(id, { appId })
    assert.equal((await giftVouchers.getGiftCard(code)).giftCard?.balance?.value, '20.00')
    await expectRefusal(() => giftVouchers.voidTransaction(id, { appId }), { status: 409, code: 'ALREADY_VOIDED' })
  })
}
