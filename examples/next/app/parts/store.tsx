'use client'
import { createClient, localStorageTokens, OAuthStrategy } from '@vitrine/client'
import { VitrineProvider } from '@vitrine/react'
import { useState, type ReactNode } from 'react'

/** The store for whoever sits before the browser. Their session is kept there; the server never sees it. */
const createVisitor = () =>
  createClient({
    host: process.env.NEXT_PUBLIC_VITRINE_URL,
    auth: OAuthStrategy({ clientId: process.env.NEXT_PUBLIC_CLIENT_ID!, tokenStorage: localStorageTokens() }),
  })

export const Store = ({ children }: { children: ReactNode }) => {
  const [visitor] = useState(createVisitor)
  return <VitrineProvider client={visitor}>{children}</VitrineProvider>
}
