/** The page that creates the first store. The token follows as the fragment, which browsers send to no server. */
export const setUpPath = '/back-office/set-up'
