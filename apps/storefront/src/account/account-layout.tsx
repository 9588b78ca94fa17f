import type { ReactNode } from 'react'

/** The narrow page layout of sign-in and sign-up. */
export const NarrowPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mx-auto grid max-w-form gap-6 pt-12">
    <h1 className="font-display text-3xl">{title}</h1>
    {children}
  </div>
)
