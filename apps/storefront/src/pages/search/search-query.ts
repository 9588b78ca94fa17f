/** Reads the search text from a URL. */
export const readQuery = ({ searchParams }: URL): string =>
  (searchParams.get('q') ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100)
