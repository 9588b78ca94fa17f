import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJobs } from '../../../../testing/run-jobs.ts'
import { openShop, type Shop } from '../../../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
})
afterAll(() => shop.close())

const ok = async (route: string, body?: object) => {
  const answer = await shop.send(route, { token: shop.apiKey, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const choices = (...names: string[]) => ({ choices: names.map((name) => ({ name, choiceType: 'CHOICE_TEXT' })) })
const create = async () => {
  const size = { optionName: 'Size', choiceName: 'S' }
  const product = {
    name: 'Cup',
    productType: 'PHYSICAL',
    options: [{ name: 'Size', optionRenderType: 'TEXT_CHOICES', choicesSettings: choices('S') }],
    modifiers: [{ name: 'Wrap', modifierRenderType: 'TEXT_CHOICES', choicesSettings: choices('Paper', 'Silk') }],
    variantsInfo: {
      variants: [{ price: { actualPrice: { amount: '5' } }, choices: [{ optionChoiceNames: size }] }],
    },
  }
  return (await ok('POST /stores/v3/products', { product })).product
}
const read = async (id: string) =>
  (await ok(`GET /stores/v3/products/${id}?fields=VARIANT_OPTION_CHOICE_NAMES`)).product

test('products take over the names of their customizations, and carts still find variants by the first names', async () => {
  const { id, options, modifiers } = await create()
  const [size] = options
  const { customization } = await ok(`PATCH /stores/v3/customizations/${size.id}`, {
    customization: { name: 'Volume', revision: '1' },
  })
  await ok(`POST /stores/v3/customizations/${size.id}/update-choices`, {
    revision: customization.revision,
    choices: [{ choice: { id: size.choicesSettings.choices[0].choiceId, name: 'Small' } }],
  })
  const [wrap] = modifiers
  await ok(`POST /stores/v3/customizations/${wrap.id}/remove-choices`, {
    choiceIds: [wrap.choicesSettings.choices[0].choiceId],
  })
  await runJobs(shop.context, 'refresh-customization')
  expect(await read(id)).toMatchObject({
    options: [
      { id: size.id, name: 'Volume', key: 'Size', choicesSettings: { choices: [{ name: 'Small', key: 'S' }] } },
    ],
    modifiers: [{ name: 'Wrap', choicesSettings: { choices: [{ name: 'Silk' }] } }],
    variantsInfo: {
      variants: [{ choices: [{ optionChoiceNames: { optionName: 'Volume', choiceName: 'Small' } }] }],
    },
  })
  const catalogReference = { catalogItemId: id, appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e' }
  const add = (chosen: object) =>
    shop.send('POST /ecom/v1/carts', {
      token: shop.apiKey,
      body: { lineItems: [{ quantity: 1, catalogReference: { ...catalogReference, options: { options: chosen } } }] },
    })
  for (const chosen of [{ Size: 'S' }, { Volume: 'Small' }]) {
    const { status, body } = await add(chosen)
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.cart.lineItems).toHaveLength(1)
  }
  await ok(`DELETE /stores/v3/customizations/${wrap.id}`)
  await runJobs(shop.context, 'refresh-customization')
  expect((await read(id)).modifiers).toEqual([])
})

test('keeps a name that another option or modifier of the product has', async () => {
  const { id, options, modifiers } = await create()
  const { revision } = (await ok(`GET /stores/v3/customizations/${modifiers[0].id}`)).customization
  const { name } = options[0]
  await ok(`PATCH /stores/v3/customizations/${modifiers[0].id}`, { customization: { name, revision } })
  await runJobs(shop.context, 'refresh-customization')
  expect((await read(id)).modifiers[0].name).toBe('Wrap')
})
