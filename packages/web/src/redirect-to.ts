/** Sends a browser on once a form has done its work: with GET, whatever the form was sent with. */
export const redirectTo = (location: string, cookies: readonly string[] = []): Response => {
  const headers = new Headers({ location })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}
