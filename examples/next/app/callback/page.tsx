'use client'
import { useSignInReturn } from '@vitrine/react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { sentenceFor } from '../parts/sentences'

export default function Callback() {
  const { returnTo, error } = useSignInReturn()
  const router = useRouter()
  useEffect(() => {
    if (returnTo !== undefined) router.replace(returnTo)
  }, [returnTo, router])
  if (!error) return <p role="status">Signing in…</p>
  return (
    <p role="alert">
      {sentenceFor(error)} <Link href="/account">Go to the account</Link>
    </p>
  )
}
