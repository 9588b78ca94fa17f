import type { ReactNode } from 'react'
import { Header } from './parts/header'
import { Store } from './parts/store'
import './app.css'

export const metadata = { title: 'Store', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Store>
          <Header />
          <main>{children}</main>
        </Store>
      </body>
    </html>
  )
}
