import { Alert, Button, Stack } from '@vitrine/ui'
import { BusyForm } from '@vitrine/web/form/busy-form.tsx'
import { useWords } from '../../words/use-words.tsx'
import { AccountLayout, type AccountData } from '../account-layout.tsx'
import { Activity, type ShownActivity } from './activity.tsx'
import { Consents, AccessRemoval, type ShownConsent } from './consents.tsx'
import { AddFactor, FactorRemoval, Factors, Recovery, type AddFactorProps, type ShownFactor } from './factors.tsx'
import { Heading } from '../part.tsx'

export interface SecurityData extends AccountData, AddFactorProps {
  readonly factors: readonly ShownFactor[]
  readonly recoveryCodesLeft: number
  readonly trustedDevices: number
  readonly requests: readonly { readonly transactionId: string; readonly number: string; readonly device: string }[]
  readonly consents: readonly ShownConsent[]
  readonly activity: readonly ShownActivity[]
  readonly removingAccess?: Pick<ShownConsent, 'clientId' | 'appName'>
  readonly removing?: Pick<ShownFactor, 'id' | 'label'>
  readonly notice?: string
  readonly failure?: string
}

const Requests = ({ requests }: Pick<SecurityData, 'requests'>) => {
  const words = useWords()
  return (
    <section aria-labelledby="requests" className="grid gap-4 rounded-md border border-line p-5">
      <Heading id="requests" title={words.requestsTitle} />
      {requests.map(({ transactionId, number, device }) => (
        <div key={transactionId} className="grid gap-3">
          <p>{words.requestText(number, device)}</p>
          <div className="flex flex-wrap gap-3">
            {(['yes', 'no'] as const).map((approve) => (
              <BusyForm key={approve} aria-label={approve === 'yes' ? words.requestApprove : words.requestDeny}>
                {(isBusy) => (
                  <>
                    <input type="hidden" name="intent" value="answer" />
                    <input type="hidden" name="id" value={transactionId} />
                    <input type="hidden" name="approve" value={approve} />
                    <Button type="submit" variant={approve === 'yes' ? 'primary' : undefined} busy={isBusy}>
                      {approve === 'yes' ? words.requestApprove : words.requestDeny}
                    </Button>
                  </>
                )}
              </BusyForm>
            ))}
          </div>
        </div>
      ))}
    </section>
  )
}

const Devices = ({ trustedDevices }: Pick<SecurityData, 'trustedDevices'>) => {
  const words = useWords()
  return (
    <BusyForm aria-label={words.devicesRemove} action="/hosted/account/security">
      {(isBusy) => (
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-5">
          <input type="hidden" name="intent" value="forget" />
          <p className="text-muted">{words.devicesTrusted(trustedDevices)}</p>
          <Button type="submit" size="small" busy={isBusy}>
            {words.devicesRemove}
          </Button>
        </div>
      )}
    </BusyForm>
  )
}

const Overview = (data: SecurityData) => (
  <>
    <Factors factors={data.factors} />
    <AddFactor {...data} />
    {data.factors.length > 0 && <Recovery codesLeft={data.recoveryCodesLeft} hasPassword={data.hasPassword} />}
    {data.trustedDevices > 0 && <Devices trustedDevices={data.trustedDevices} />}
    <Consents consents={data.consents} />
    <Activity activity={data.activity} />
  </>
)

/** Two-step verification, connected apps and recent activity. */
export const SecurityPage = (data: SecurityData) => (
  <AccountLayout {...data}>
    <Stack gap="xl" className="max-w-prose">
      {data.notice !== undefined && <Alert tone="positive">{data.notice}</Alert>}
      {data.failure !== undefined && <Alert tone="critical">{data.failure}</Alert>}
      {data.requests.length > 0 && <Requests requests={data.requests} />}
      {data.removing && <FactorRemoval {...data} removing={data.removing} />}
      {data.removingAccess && <AccessRemoval {...data.removingAccess} />}
      {!data.removing && !data.removingAccess && <Overview {...data} />}
    </Stack>
  </AccountLayout>
)
