import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shoot } from '../stage/shots.ts'
import { openStage } from '../stage/stage.ts'
import { readToast, signInOwner } from '../stage/steps.ts'

const { shop, openVisitor } = await openStage()

const password = 'a quiet lighthouse'
const newEmail = () => `${randomUUID()}@staff.test`
const linkTo = async (email: string) => /https?:\S+/.exec((await shop.mailTo(email, 'email-change#')).text)![0]

/** Invites a person, who accepts and opens their account. */
const join = async (email: string) => {
  const owner = await openVisitor()
  await signInOwner(owner.page, shop, 'staff/invite')
  await owner.page.getByLabel('Email').fill(email)
  await owner.page.getByLabel('Role').selectOption('Support')
  await owner.page.getByRole('button', { name: 'Send invitation' }).click()
  await readToast(owner.page, `Invitation sent to ${email}`)
  const person = await openVisitor()
  await person.page.goto(/https?:\S+/.exec((await shop.mailTo(email)).text)![0])
  await person.page.getByLabel('Your name').fill('Pia Packer')
  await person.page.getByRole('textbox', { name: 'Password' }).fill(password)
  await person.page.getByRole('button', { name: 'Accept and sign in' }).click()
  await person.page.getByRole('heading', { name: 'Overview' }).waitFor()
  await person.page.goto(`${shop.platform}/back-office/account`)
  return person
}

const requestChange = async (page: Page, email: string, current = password) => {
  const form = page.getByRole('form', { name: 'Email address' })
  await form.getByLabel('New email address').fill(email)
  await form.getByRole('textbox', { name: 'Current password' }).fill(current)
  await form.getByRole('button', { name: 'Send link' }).click()
}

test('a person confirms a new email address, and the address before can stop a change', async () => {
  const [email, typo, right] = [newEmail(), newEmail(), newEmail()]
  const { page, takeProblems, inspect } = await join(email)
  await requestChange(page, typo, 'wrong')
  await page.getByText('The current password is incorrect').first().waitFor()
  expect(await takeProblems()).toEqual(['403 /vitrine/v1/my-account/email-change'])
  await requestChange(page, typo)
  await readToast(page, `Link sent to ${typo}`)
  await page.getByText(`${typo} is not confirmed yet`).waitFor()
  expect(await inspect()).toEqual([])
  await shoot(page, 'email-pending')
  await page.getByRole('button', { name: 'Cancel the change' }).click()
  await readToast(page, 'Change canceled')
  await page.getByText('is not confirmed yet').waitFor({ state: 'detached' })

  await requestChange(page, right)
  await readToast(page, `Link sent to ${right}`)
  const replaced = await linkTo(right)
  await page.getByRole('button', { name: 'Send again' }).click()
  await readToast(page, `Link sent to ${right}`)
  const mailbox = await openVisitor()
  await mailbox.page.goto(replaced)
  await mailbox.page.getByRole('heading', { name: 'This link is no longer valid' }).waitFor()
  expect(await mailbox.takeProblems()).toEqual(['410 /vitrine/v1/owner/email-change'])
  await shoot(mailbox.page, 'email-expired')
  await mailbox.page.goto(await linkTo(right))
  await mailbox.page.getByRole('heading', { name: 'Confirm your new email address' }).waitFor()
  expect(await mailbox.inspect()).toEqual([])
  await shoot(mailbox.page, 'email-confirm')
  await page.reload()
  await page.getByText(`${right} is not confirmed yet`).waitFor()
  await mailbox.page.getByRole('button', { name: 'Confirm email address' }).click()
  await mailbox.page.getByRole('heading', { name: 'Your email address was changed' }).waitFor()
  await shoot(mailbox.page, 'email-confirmed')
  await shop.mailTo(email, 'no longer with this address')
  await mailbox.page.getByRole('link', { name: 'Open the back office' }).click()
  await mailbox.page.getByLabel('Email').fill(right)
  await mailbox.page.getByRole('textbox', { name: 'Password' }).fill(password)
  await mailbox.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await mailbox.page.getByRole('heading', { name: 'Overview' }).waitFor()

  await page.reload()
  await page.getByText(right).waitFor()
  await requestChange(page, newEmail())
  await page.getByText('is not confirmed yet').waitFor()
  await mailbox.page.goto(await linkTo(right))
  await mailbox.page.getByRole('heading', { name: 'Stop the change of your email address?' }).waitFor()
  expect(await mailbox.inspect()).toEqual([])
  await shoot(mailbox.page, 'email-stop')
  await mailbox.page.getByRole('button', { name: 'Stop the change' }).click()
  await mailbox.page.getByRole('heading', { name: 'The change was stopped' }).waitFor()
  await shoot(mailbox.page, 'email-stopped')
  expect([...(await takeProblems()), ...(await mailbox.takeProblems())]).toEqual([])
  await page.reload()
  await page.getByRole('heading', { name: 'Sign in to your store' }).waitFor()
})
