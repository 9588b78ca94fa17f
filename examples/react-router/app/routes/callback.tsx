import { useSignInReturn } from '@vitrine/react'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { sentenceFor } from '../parts/sentences'

export const meta = () => [{ title: 'Sign in' }]

export default function Callback() {
  const { returnTo, error } = useSignInReturn()
  const navigate = useNavigate()
  useEffect(() => {
    if (returnTo !== undefined) void navigate(returnTo, { replace: true })
  }, [returnTo, navigate])
  if (!error) return <p role="status">Signing in…</p>
  return (
    <p role="alert">
      {sentenceFor(error)} <Link to="/account">Go to the account</Link>
    </p>
  )
}
