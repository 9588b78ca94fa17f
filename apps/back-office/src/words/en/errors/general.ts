const changed = 'Someone else, or another tab, has changed this in the meantime. Reload the page and try again.'

/** Texts of errors that any page can get, by code. */
export const generalErrorWords = {
  generalErrors: {
    ALREADY_EXISTS: 'This already exists. Choose a different name.',
    API_KEY_EXPIRED: 'The API key has expired. Create a new one.',
    CONFLICT: changed,
    DEADLINE_EXCEEDED: 'This took too long. Try again, or narrow down what you are looking for.',
    IDEMPOTENCY_KEY_REUSED: changed,
    ILLEGAL_STATE: 'This isn’t possible at the moment. Reload the page to see the current status.',
    INVALID_ARGUMENT: 'Some of the details are missing or invalid. Check what you entered.',
    NOT_BUILT: 'The server doesn’t support this yet. It may need an update.',
    PAYLOAD_TOO_LARGE: 'This is too much at once. Use a smaller file, or save less at a time.',
    PERMISSION_DENIED: 'You aren’t allowed to do this. Ask an owner of the store.',
    SECOND_FACTOR_REQUIRED: 'Enter a code from your authenticator app, or a recovery code.',
    STORAGE_FULL: 'The server has no disk space left, so nothing can be saved. Ask whoever runs the server.',
    TOO_MANY_TO_COUNT: 'There are too many to count. Use a filter.',
    UNAUTHENTICATED: 'You have been signed out. Sign in again.',
    UNAVAILABLE: 'The store isn’t available right now. Try again in a moment.',
  },
}
