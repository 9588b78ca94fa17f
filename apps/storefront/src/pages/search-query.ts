/** What is searched for, as the address says. */
export const readQuery = ({ searchParams }: URL): string =>
  (searchParams.get('q') ?? '')
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 100)
