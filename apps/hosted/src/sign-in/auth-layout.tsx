import { Alert, Stack } from '@vitrine/ui'
import type { ReactNode } from 'react'
import type { AuthPageData } from './visit.ts'

interface AuthLayoutProps extends AuthPageData {
  readonly title: string
  readonly hint?: ReactNode
  readonly failure?: string | undefined
  readonly children: ReactNode
}

/** The layout of the sign-in pages: a form and, on wide screens, the store's image. */
export const AuthLayout = ({ title, hint, failure, picture, children }: AuthLayoutProps) => (
  <div className={picture ? 'grid items-stretch gap-16 lg:grid-cols-2' : ''}>
    <div className="mx-auto flex w-full max-w-form flex-col justify-center py-2 sm:py-8 lg:min-h-144">
      <Stack gap="lg">
        <header className="grid gap-3">
          <h1 className="font-display text-3xl">{title}</h1>
          {hint !== undefined && <p className="text-muted">{hint}</p>}
        </header>
        {failure !== undefined && <Alert tone="critical">{failure}</Alert>}
        {children}
      </Stack>
    </div>
    {picture && (
      <div className="relative hidden overflow-hidden rounded-md bg-wash lg:block">
        <img
          src={picture.src}
          srcSet={`${picture.src} 1x, ${picture.wide} 2x`}
          alt=""
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    )}
  </div>
)
