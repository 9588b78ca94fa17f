/**
 * Solves an invisible CAPTCHA of a store (ALTCHA) in the browser, and returns the token for `login` and `register`. Its code
 * is loaded on first use.
 */
export const solveCaptcha = async (challenge: unknown): Promise<string> => {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const parsed = challenge as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge: parsed, deriveKey })
  return btoa(JSON.stringify({ challenge: parsed, solution }))
}
