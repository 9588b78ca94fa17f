import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

test('an invited person joins, sees only what their role permits, and is signed out when deactivated', async () => {
  const email = `${randomUUID()}@staff.test`
  const { page, takeProblems, inspect } = await openVisitor()
  await signInOwner(page, shop, 'staff/invite')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Role').selectOption('Fulfillment')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await readToast(page, `Invitation sent to ${email}`)
  expect(await inspect()).toEqual([])

  const packer = await openVisitor()
  await packer.page.goto(/https?:\S+/.exec((await shop.mailTo(email)).text)![0])
  await packer.page.getByLabel('Your name').fill('Pia Packer')
  await packer.page.getByRole('textbox', { name: 'Password' }).fill('a quiet lighthouse')
  expect(await packer.inspect()).toEqual([])
  await packer.page.getByRole('button', { name: 'Accept and sign in' }).click()
  await packer.page.getByRole('heading', { name: 'Overview' }).waitFor()
  const menu = packer.page.getByRole('navigation', { name: 'Menu' })
  expect(await menu.getByRole('link', { name: 'Apps and keys' }).count()).toBe(0)
  await menu.getByRole('link', { name: 'Products' }).click()
  await packer.page.getByText('You can view this page but not change it.').waitFor()
  expect(await packer.takeProblems()).toEqual([])
  await packer.page.goto(`${shop.platform}/back-office/staff`)
  await packer.page.getByText('Your role doesn’t include this: Staff, roles, and the audit log').waitFor()
  await shoot(packer.page, 'staff-refused')

  await page.goto(`${shop.platform}/back-office/audit-log`)
  await page.getByRole('rowheader', { name: 'Invite staff member' }).first().waitFor()
  await page.goto(`${shop.platform}/back-office/staff`)
  await page.getByRole('link', { name: 'Pia Packer' }).click()
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await readToast(page, 'Pia Packer deactivated')
  await packer.page.goto(`${shop.platform}/back-office/orders`)
  await packer.page.getByRole('heading', { name: 'Sign in to your store' }).waitFor()
  expect(await takeProblems()).toEqual([])
})
