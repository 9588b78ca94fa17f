export { challengeOf, issueHandOver, takeHandOver } from './hand-over.ts'
export {
  type StoredSession,
  deleteHandlesOfApp,
  findOpenSession,
  listEndedSessions,
  listOpenSessions,
  pruneSessions,
  takeHandle,
} from './session-store.ts'
export {
  type OpenedSession,
  type WhichSessions,
  createSessionHandle,
  endSessionsWithin,
  idleMs,
  openSession,
  sessionCookie,
  signOut,
  useSession,
} from './sessions.ts'
