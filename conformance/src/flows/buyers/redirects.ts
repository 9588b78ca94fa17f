import { assert } from '../../expect.ts'
import { check } from '../../report.ts'
import { expectShape } from '../../shape.ts'
import { clientId, openStorefront, storefrontUrl } from '../../shop.ts'

/** Other redirects of a storefront. */
export const sendElsewhere = async (): Promise<void> => {
  const { redirects } = openStorefront()
  const callbacks = { postFlowUrl: storefrontUrl }
  const go = async (options: Parameters<typeof redirects.createRedirectSession>[0]): Promise<string> => {
    const { redirectSession } = await redirects.createRedirectSession(options)
    expectShape('RedirectSession', redirectSession)
    return redirectSession!.fullUrl!
  }
  await check('redirects.createRedirectSession', 'to a product of the shop', async () => {
    assert.match(await go({ storesProduct: { productSlug: 'tide-mug' }, callbacks }), /\/product-page\/tide-mug$/)
  })
  await check('redirects.createRedirectSession', 'to the sign-in page', async () => {
    assert.match(await go({ login: {}, callbacks }), /\/hosted\/sign-in\?/)
  })
  await check('redirects.createRedirectSession', 'to sign out', async () => {
    const postFlowUrl = `${storefrontUrl}/bye`
    const address = await go({ logout: { clientId }, callbacks: { postFlowUrl } })
    const answer = await fetch(address, { redirect: 'manual' })
    assert.equal(answer.headers.get('location'), postFlowUrl)
  })
  for (const [intent, section] of [
    ['bookingsCheckout', 'bookings'],
    ['bookingsBook', 'bookings'],
    ['eventsCheckout', 'events'],
    ['paidPlansCheckout', 'subscriptions'],
  ] as const) {
    await check(`redirects.createRedirectSession(${intent})`, "to the member's account, without a callback", async () =>
      assert.equal(new URL(await go({ [intent]: {}, callbacks })).pathname, `/hosted/account/${section}`),
    )
  }
  await check('graphql', 'a redirect session', async () => {
    const mutation = `mutation ($callbacks: CallbacksInput) {
      createRedirectSession(login: {}, callbacks: $callbacks) { status redirectSession { fullUrl } }
    }`
    const { data, errors } = await openStorefront().graphql(mutation as never, { callbacks } as never)
    assert.equal(errors, undefined)
    const { createRedirectSession: answer } = data as {
      createRedirectSession: { status: string; redirectSession: { fullUrl: string } }
    }
    assert.equal(answer.status, 'SUCCESS')
    assert.match(answer.redirectSession.fullUrl, /\/hosted\/sign-in\?/)
  })
}
