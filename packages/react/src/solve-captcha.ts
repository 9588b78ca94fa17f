/**
 * Does the work that a captcha of a store asks of a browser, in the form of ALTCHA, and answers what `login` and
 * `register` take as its token. What it needs is fetched with the first use.
 */
export const solveCaptcha = async (challenge: unknown): Promise<string> => {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ])
  const asked = challenge as Parameters<typeof solveChallenge>[0]['challenge']
  const solution = await solveChallenge({ challenge: asked, deriveKey })
  return btoa(JSON.stringify({ challenge: asked, solution }))
}
