import type { Scope } from '@vitrine/contract/scopes.ts'
import { escapeHtml } from '../../ground/base/escape-html.ts'
import { htmlPage } from '../../ground/page/html-page.ts'
import type { Words } from '../../ground/words/en.ts'
import type { Speech } from '../../ground/words/speech.ts'
import { passkeyScript } from './passkey-script.ts'

export interface InstallRequest {
  readonly appId: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly redirectUrl: string
  readonly state: string
}

export type Problem = 'wrong' | 'tooMany' | 'code' | 'ownersOnly' | 'passkey'

const problemText = ({ install, pages }: Words, problem: Problem): string =>
  ({
    wrong: install.wrong,
    tooMany: `${pages.tooManyAttempts}. ${pages.tooManyAttemptsText}`,
    code: install.codeRequired,
    ownersOnly: install.ownersOnly,
    passkey: install.passkeyRefused,
  })[problem]

/** The form that only the script shows and sends: without scripts, people use their password. */
const passkeyForm = ({ install }: Words, passkeyOptions: object): string =>
  [
    `<form method="post" id="passkey" hidden data-options="${escapeHtml(JSON.stringify(passkeyOptions))}">`,
    '<input type="hidden" name="answer" value="allow"><input type="hidden" name="credential">',
    `<p role="alert" hidden>${escapeHtml(install.passkeyCanceled)}</p>`,
    `<button type="button">${escapeHtml(install.allowWithPasskey)}</button>`,
    `<p>${escapeHtml(install.orPassword)}</p></form>`,
  ].join('')

const passwordForm = ({ install }: Words, problem: Problem | undefined): string => {
  const field = (label: string, attributes: string) =>
    `<label>${escapeHtml(label)}<input ${attributes} required></label>`
  return [
    '<form method="post">',
    field(install.email, 'name="email" type="email" autocomplete="username" dir="ltr"'),
    field(install.password, 'name="password" type="password" autocomplete="current-password" dir="ltr"'),
    problem === 'code' ? field(install.code, 'name="code" autocomplete="one-time-code" dir="ltr"') : '',
    `<button name="answer" value="allow">${escapeHtml(install.allow)}</button>`,
    `<button name="answer" value="deny" formnovalidate>${escapeHtml(install.deny)}</button></form>`,
  ].join('')
}

interface ConsentPage {
  readonly speech: Speech
  readonly problem?: Problem | undefined
  /** For `navigator.credentials.get()`. Absent where browsers have no passkeys. */
  readonly passkeyOptions?: object | undefined
}

/** Renders the question whether to install an app. The page must not be framed. */
export const consentPage = (
  { name, scopes, redirectUrl }: InstallRequest,
  { speech, problem, passkeyOptions }: ConsentPage,
): Response => {
  const { words } = speech
  const { install } = words
  const list = scopes.map((scope) => `<li>${escapeHtml(install.scopes[scope as Scope] ?? scope)}</li>`)
  const content = [
    `<h1>${escapeHtml(install.question(name))}</h1><p>${escapeHtml(install.able)}</p><ul>${list.join('')}</ul>`,
    problem ? `<p role="alert">${escapeHtml(problemText(words, problem))}</p>` : '',
    passkeyOptions ? passkeyForm(words, passkeyOptions) : '',
    passwordForm(words, problem),
  ].join('')
  return htmlPage({
    status: problem ? 400 : 200,
    speech,
    title: install.title(name),
    content,
    formTargets: `'self' ${new URL(redirectUrl).origin}`,
    ...(passkeyOptions && { script: passkeyScript }),
  })
}
