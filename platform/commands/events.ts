import { randomUUID } from 'node:crypto'
import { scopes, type Scope } from '@vitrine/contract/scopes.ts'
import { registerApp } from '@vitrine/server/ground/event/apps.ts'
import { replayDelivery } from '@vitrine/server/ground/event/store.ts'
import { offerApp } from '@vitrine/server/people/installation/api.ts'
import { readArguments } from './arguments.ts'
import { requireOnlySite, UsageError, type Command, type CommandContext } from './command.ts'

const usage = `npm run events -- [list | deliveries | replay ID | app NAME | stop ID] [--site=ID]
  list        list the apps and their webhooks
  deliveries  list the latest deliveries and their status
  replay ID   send a delivery again
  app NAME    register an app with its own key; with --redirect=URL owners can install it, and
              --scopes=catalog,orders lists the scopes it asks for (all by default)
  stop ID     delete a webhook`

const maxShown = 30

interface OnSite extends CommandContext {
  readonly siteId: string
  readonly options: ReadonlyMap<string, string>
}

const requireWord = (word: string | undefined): string => {
  if (word === undefined) throw new UsageError(usage)
  return word
}

const list = async ({ database: { db }, config, print, siteId }: OnSite): Promise<void> => {
  const apps = await db
    .selectFrom('app')
    .select(['app_id', 'name'])
    .where('site_id', '=', siteId)
    .orderBy('name')
    .execute()
  if (apps.length === 0) print('There are no apps yet. Register one: npm run events -- app NAME')
  for (const { app_id, name } of apps) {
    print(`${name}  ${app_id}\n  key: ${config.publicUrl}/apps/${app_id}/public-key.pem`)
    const subscriptions = await db
      .selectFrom('webhook_subscription')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('app_id', '=', app_id)
      .orderBy('created_date')
      .execute()
    for (const { id, url, event_types } of subscriptions) print(`  ${id}  ${url}  ${event_types.join(', ')}`)
    if (subscriptions.length === 0) print('  no webhooks')
  }
}

const deliveries = async ({ database: { db }, print, siteId }: OnSite): Promise<void> => {
  const rows = await db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_subscription as subscription', (join) =>
      join
        .onRef('subscription.site_id', '=', 'delivery.site_id')
        .onRef('subscription.id', '=', 'delivery.subscription_id'),
    )
    .selectAll('delivery')
    .select('subscription.url')
    .where('delivery.site_id', '=', siteId)
    .orderBy('delivery.created_date', 'desc')
    .orderBy('delivery.sequence', 'desc')
    .limit(maxShown)
    .execute()
  if (rows.length === 0) print('Nothing has been sent yet.')
  for (const row of rows.toReversed()) {
    const tries = `${row.attempts} ${row.attempts === 1 ? 'attempt' : 'attempts'}`
    const next = row.status === 'waiting' ? `, next ${row.next_attempt_date.toISOString()}` : ''
    const why = row.last_error === null ? '' : `\n    ${row.last_error}`
    print(
      `${row.created_date.toISOString()}  ${row.status.padEnd(9)}  ${row.event_type}  ${row.entity}#${row.sequence}\n` +
        `    ${row.id}  ${row.url}  (${tries}${next})${why}`,
    )
  }
}

const replay = async ({ database: { db }, print, siteId }: OnSite, word: string | undefined): Promise<void> => {
  const id = requireWord(word)
  const delivery = await replayDelivery(db, siteId, id, new Date())
  if (!delivery) throw new UsageError(`There is no delivery ${id}. See npm run events -- deliveries`)
  print(`${delivery.event_type} of ${delivery.entity} is sent again as soon as the server is running.`)
}

/** Makes an app with a redirect URL installable by owners. */
const offer = async ({ database: { db }, print, options }: OnSite, appId: string): Promise<void> => {
  const redirectUrl = options.get('redirect')
  if (redirectUrl === undefined) return
  const requestedScopes = options.get('scopes')?.split(',') ?? Object.keys(scopes)
  const unknown = requestedScopes.filter((scope) => !Object.hasOwn(scopes, scope))
  if (unknown.length > 0) throw new UsageError(`Scopes are: ${Object.keys(scopes).join(', ')}.`)
  const secret = await offerApp(db, { appId, redirectUrls: [redirectUrl], scopes: requestedScopes as Scope[] })
  print(`App secret (shown only once): ${secret}\nOwners install it at the URL from AppStrategy.getInstallUrl.`)
}

const addApp = async (context: OnSite, word: string | undefined): Promise<void> => {
  const { config, print, siteId } = context
  const { db } = context.database
  const [appId, name] = [randomUUID(), requireWord(word)]
  await registerApp(db, { siteId, appId, name })
  print(
    `App “${name}” registered: ${appId}\nVerify its events with the public key ${config.publicUrl}/apps/${appId}/public-key.pem`,
  )
  await offer(context, appId)
  print(`To add a webhook, use an API key: POST ${config.publicUrl}/vitrine/v1/webhook-subscriptions`)
  print(`  {"appId":"${appId}","url":"https://…","eventTypes":["*"]}`)
}

const stop = async ({ database: { db }, print, siteId }: OnSite, word: string | undefined): Promise<void> => {
  const id = requireWord(word)
  const ended = await db
    .deleteFrom('webhook_subscription')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning('url')
    .executeTakeFirst()
  if (!ended) throw new UsageError(`There is no webhook ${id}. See npm run events -- list`)
  print(`Webhook deleted. No more events are sent to ${ended.url}.`)
}

const actions: Readonly<Record<string, (context: OnSite, word: string | undefined) => Promise<void>>> = {
  list,
  deliveries,
  replay,
  app: addApp,
  stop,
}

/** Lists apps, webhooks and deliveries, and resends failed deliveries. */
export const events: Command = async (context, args) => {
  const { words, options } = readArguments(args, ['site', 'redirect', 'scopes'], usage)
  const [name = 'list', word] = words
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw new UsageError(usage)
  await action({ ...context, options, siteId: await requireOnlySite(context, args) }, word)
}
