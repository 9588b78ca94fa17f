import type { factorCalls } from '@vitrine/contract'
import type { RequestOf } from '@vitrine/contract/call.ts'
import type { Enrollment, SecondFactor } from '@vitrine/contract/entities/people/factor.ts'
import { decideActivate, decideEnroll, type EnrolledType } from '@vitrine/domain/identity/factor.ts'
import { noteActivity } from '../activity/api.ts'
import type { Exchange, SignedInMember } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { enforceRateLimit } from '../../ground/rate-limit/rate-limit-store.ts'
import {
  addressEmail,
  emailSite,
  factorsChangedEmail,
  findMember,
  lockMember,
  type StoredMember,
} from '../member/api.ts'
import { hashOfCode, newCode } from '../../ground/token/secrets.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { requirePassword } from './confirm.ts'
import {
  changeFactor,
  countProof,
  deletePending,
  findFactors,
  insertFactor,
  lockFactor,
  type OfMember,
  type StoredFactor,
} from './factor-store.ts'
import { queueCodeForPhone } from './code/bring-code.ts'
import { passkeyMade, passkeyToMake } from './passkey/passkeys.ts'
import { defaultLabels, hiddenEmail, hiddenPhone, namedFactor, presentFactor } from './present.ts'
import { replaceRecoveryCodes } from './code/recovery-codes.ts'
import { newTotp, spendTotp } from './code/totp.ts'

type EnrollBody = RequestOf<(typeof factorCalls)['enrollFactor']>['body']
type Proof = RequestOf<(typeof factorCalls)['activateFactor']>['body']

const maxGuesses = 5

/** `+49 30 1234567` as `+49301234567`. */
const readPhone = (phone: string | undefined): string => {
  const plain = (phone ?? '').replaceAll(/[\s()./-]/g, '')
  if (!/^\+[1-9]\d{6,14}$/.test(plain))
    throw invalidField('phone', 'must be a number with its country code, such as +49…')
  return plain
}

const memberOf = async ({ db }: Context, { siteId, memberId }: SignedInMember): Promise<StoredMember> => {
  const member = await findMember(db, siteId, memberId)
  if (!member) throw new Refusal('UNAUTHENTICATED')
  return member
}

interface EnrollmentStart {
  readonly site: Site
  readonly member: StoredMember
  readonly body: EnrollBody
  readonly id: string
  readonly factors: StoredFactor[]
}

type NewFactorData = Partial<Pick<StoredFactor, 'sealed_secret' | 'phone' | 'proof'>> & {
  readonly label: string
  readonly setupData?: Omit<Enrollment, 'factor'>
}

/** Returns the setup data per kind of factor. */
const begin = async (context: Context, db: Db, start: EnrollmentStart): Promise<NewFactorData> => {
  const { site, member, body, id, factors } = start
  const { type } = body
  switch (type) {
    case 'TOTP': {
      const of = { site_id: site.id, member_id: member.id, id }
      const { sealed, setupData } = await newTotp(db, of, { issuer: site.name, account: member.email })
      return { label: body.label || defaultLabels.TOTP, sealed_secret: sealed, setupData }
    }
    case 'WEBAUTHN': {
      const about = { store: site.name, email: member.email, memberId: member.id, factors }
      const options = await passkeyToMake(context.config, about)
      const setupData = { publicKeyCredentialCreationOptionsJson: JSON.stringify(options) }
      return { label: body.label || defaultLabels.WEBAUTHN, proof: options.challenge, setupData }
    }
    case 'EMAIL': {
      const code = newCode()
      await queueMail(db, { siteId: site.id, recipient: member.email, message: addressEmail(site, code) })
      return { label: hiddenEmail(member.email), proof: hashOfCode(id, code) }
    }
    case 'SMS':
    case 'CALL': {
      const [phone, code] = [readPhone(body.phone), newCode()]
      await queueCodeForPhone(context, db, { type, site, phone, code })
      return { label: hiddenPhone(phone), phone, proof: hashOfCode(id, code) }
    }
    case 'PUSH':
      return { label: defaultLabels.PUSH }
    default:
      return type satisfies never
  }
}

/** Returns how to begin a factor, or refuses it. */
const decideBeginning = (factors: readonly StoredFactor[], type: EnrolledType) => {
  const active = factors.map((factor) => factor.type)
  const decision = decideEnroll(active, type)
  if (decision.ok) return decision.status
  const isFull = decision.code === 'TOO_MANY'
  const words = isFull ? 'There are too many. Remove one first.' : 'This is already set up.'
  throw new Refusal('ILLEGAL_STATE', words)
}

/** Begins to set up a factor. It is not required at sign-in until it is confirmed. */
export const enroll = async (
  context: Context,
  caller: SignedInMember,
  { body, ip }: { body: EnrollBody; ip: Exchange['ip'] },
): Promise<Enrollment> => {
  const { db, now, newId, sites } = context
  const { type } = body
  const [member, site] = [await memberOf(context, caller), await requireSite(sites, caller.siteId)]
  await requirePassword(context, member, { password: body.password, ip })
  const of: OfMember = { siteId: site.id, memberId: member.id }
  if (type === 'EMAIL' || type === 'SMS' || type === 'CALL')
    await enforceRateLimit(db, { siteId: site.id, rule: 'emails', subject: `enroll ${member.id}` }, now())
  return transact(db, async (transaction) => {
    await lockMember(transaction, site.id, member.id)
    const factors = await findFactors(transaction, of)
    const status = decideBeginning(factors, type)
    await deletePending(transaction, of, type)
    const id = newId()
    const { setupData, ...begun } = await begin(context, transaction, { site, member, body, id, factors })
    const row = { site_id: site.id, id, member_id: member.id, type, status, created_date: now() }
    return { factor: presentFactor(await insertFactor(transaction, { ...row, ...begun })), ...setupData }
  })
}

const works = async (context: Context, db: Db, factor: StoredFactor, { code = '', credential }: Proof) => {
  if (factor.type === 'PUSH') return {}
  if (factor.type === 'TOTP') return (await spendTotp(context, db, { factor, code })) ? {} : undefined
  if (factor.type === 'WEBAUTHN') {
    const made = factor.proof && (await passkeyMade(context.config, { challenge: factor.proof, credential }))
    return made ? { credential: JSON.stringify(made.credential), counter: made.counter } : undefined
  }
  return factor.proof !== null && factor.proof === hashOfCode(factor.id, code.trim()) ? {} : undefined
}

const nothingToFinish = () => new Refusal('NOT_FOUND', 'There is no setup to finish. Start again.')

/** Confirms a factor. The first one also creates recovery codes. */
export const activate = async (
  context: Context,
  caller: SignedInMember,
  { id, body }: { id: string; body: Proof },
): Promise<{ factor: SecondFactor; recoveryCodes?: string[] }> => {
  const { db, now, sites } = context
  const { siteId, memberId, clientId } = caller
  const of = { siteId, memberId }
  const from = await emailSite(sites, await requireSite(sites, siteId), clientId)
  const member = await memberOf(context, caller)
  await enforceRateLimit(db, { siteId, rule: 'factors', subject: `enroll ${memberId}` }, now())
  if (!(await countProof(db, of, id, maxGuesses))) throw nothingToFinish()
  const done = await transact(db, async (transaction) => {
    await lockMember(transaction, siteId, memberId)
    const factor = await lockFactor(transaction, of, id)
    if (!factor) throw nothingToFinish()
    const decision = decideActivate({ status: factor.status, createdDate: factor.created_date }, now())
    if (!decision.ok) throw nothingToFinish()
    const isFirst = (await findFactors(transaction, of)).length === 0
    const proved = await works(context, transaction, factor, body)
    if (!proved) return undefined
    const active = await changeFactor(transaction, factor, { ...proved, status: decision.state, proof: null })
    await noteActivity(transaction, of, { type: 'FACTOR_ADDED', now: now() })
    const message = factorsChangedEmail(from, 'added', namedFactor(active))
    await queueMail(transaction, { siteId, recipient: member.email, message })
    const codes = isFirst ? { recoveryCodes: await replaceRecoveryCodes(transaction, of) } : {}
    return { factor: presentFactor(active), ...codes }
  })
  if (!done)
    throw invalidField(
      body.credential === undefined ? 'code' : 'credential',
      'is not a valid answer for this verification method',
    )
  return done
}
