import { scopes as words, type Scope } from '@vitrine/contract/scopes.ts'
import { createHash } from 'node:crypto'
import { requireOwner } from '../back-office/require-owner.ts'
import type { Context } from '../context.ts'
import { transact } from '../database/transact.ts'
import { newSecret } from '../identity/secrets.ts'
import { escapeHtml } from '../mail/letter.ts'
import { errorPage, goTo } from '../redirect/pages.ts'
import { Refusal } from '../refusal.ts'
import { findInstallable, insertGrant, upsertInstallation } from './store.ts'

/** A code waits so long for its app. */
const codeSeconds = 10 * 60

const style = `:root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:30rem;margin:10vh auto;padding:0 1.5rem}h1{font-size:1.4rem}label{display:block;margin:1rem 0}input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.5rem}button{font:inherit;padding:.5rem 1.25rem;margin-inline-end:.5rem}[role=alert]{border-inline-start:3px solid;padding-inline-start:.75rem}`

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

interface Asked {
  readonly appId: string
  readonly name: string
  readonly scopes: readonly string[]
  readonly redirectUrl: string
  readonly state: string
}

/** What an app asks for; nothing where it is no app, or leads to where it was never registered to lead. */
const askedBy = async ({ db }: Context, query: URLSearchParams): Promise<Asked | undefined> => {
  const app = await findInstallable(db, query.get('appId') ?? '')
  const redirectUrl = query.get('redirectUrl') ?? ''
  if (!app?.redirect_urls.includes(redirectUrl)) return undefined
  return { appId: app.app_id, name: app.name, scopes: app.scopes, redirectUrl, state: query.get('state') ?? '' }
}

/** Asks the owner of a store whether an app may come in. Nobody may frame it. */
const consentPage = ({ name, scopes, redirectUrl }: Asked, problem = ''): Response => {
  const list = scopes.map((scope) => `<li>${escapeHtml(words[scope as Scope] ?? scope)}</li>`).join('')
  const alert = problem && `<p role="alert">${escapeHtml(problem)}</p>`
  return new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Install ${escapeHtml(name)}</title><style>${style}</style></head><body><main><h1>${escapeHtml(name)} asks to work in your store</h1><p>It will be able to:</p><ul>${list}</ul>${alert}<form method="post"><label>E-mail of the owner<input name="email" type="email" autocomplete="username" required></label><label>Password<input name="password" type="password" autocomplete="current-password" required></label><button name="answer" value="allow">Allow</button><button name="answer" value="deny" formnovalidate>Not now</button></form></main></body></html>`,
    {
      status: problem ? 400 : 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'self' ${new URL(redirectUrl).origin}; frame-ancestors 'none'`,
      },
    },
  )
}

const backTo = ({ redirectUrl, state }: Asked, answer: Readonly<Record<string, string>>): Response => {
  const url = new URL(redirectUrl)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (state) url.searchParams.set('state', state)
  return goTo(url.href)
}

const install = async (context: Context, { appId, scopes }: Asked, siteId: string) => {
  const code = newSecret()
  const expires = new Date(context.now().getTime() + codeSeconds * 1000)
  const instanceId = await transact(context.db, async (transaction) => {
    const row = { site_id: siteId, instance_id: context.newId(), app_id: appId, scopes: [...scopes] }
    const installation = await upsertInstallation(transaction, row)
    await insertGrant(transaction, { installation, token: code, kind: 'code', expires })
    return installation.instance_id
  })
  return { code, instanceId }
}

/** The page on which the owner of a store lets an app in: `/installer/install?appId=…&redirectUrl=…&state=…`. */
export const answerInstall = async (context: Context, request: Request): Promise<Response> => {
  const asked = await askedBy(context, new URL(request.url).searchParams)
  if (!asked) return errorPage('This app cannot be installed', 'There is no such app, or it may not lead back there.')
  if (request.method !== 'POST') return consentPage(asked)
  const form = new URLSearchParams(await request.text())
  if (form.get('answer') !== 'allow') return backTo(asked, { error: 'access_denied' })
  try {
    const owner = await requireOwner(context, {
      email: form.get('email') ?? '',
      password: form.get('password') ?? '',
      ip: request.headers.get('x-client-address') ?? '',
    })
    return backTo(asked, await install(context, asked, owner.site_id))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return consentPage(asked, error.message)
  }
}
