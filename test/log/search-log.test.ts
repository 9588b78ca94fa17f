import { expect, test } from 'vitest'
import { asSecrets, leaksIn, leaksInRefusal } from './search-log.ts'

const known = asSecrets(['482913', 'hunter22hunter', 'a quiet lighthouse'])

test.each([
  '{"msg":"request","path":"/sign-in/hunter22hunter"}',
  '{"msg":"the code was 482913"}',
  '{"msg":"wrong: a quiet lighthouse"}',
  '{"token":"OauthNG.JWS.abc"}',
  '{"err":"eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln is bad"}',
  `{"cookie":"vitrine_session=${'aB3-'.repeat(10)}xyz"}`,
  '{"hash":"$argon2id$v=19$m=19456"}',
  '{"msg":"card 4242 4242 4242 4242"}',
  '{"file":"card_4242424242424242.jpg"}',
  '{"msg":"no account of ann@people.test"}',
  '{"body":{"address":{"addressLine":"Main Street 1"}}}',
])('finds secrets and personal data in a log line: %s', (line) => {
  expect(leaksIn(line, known)).not.toEqual([])
})

test('ordinary log lines are not reported', () => {
  const id = '3f0d3c2e-5b1c-4f57-9a1b-0d2b8f0d6c11'
  const line = {
    level: 30,
    time: 1763641234567,
    pid: 482913,
    path: `/members/v1/members/${id}`,
    ms: 482913,
    msg: 'request',
    file: 'b1955d4ffec24604be92c70bddb44f33_6048396342048632a924c305.jpg',
  }
  expect(leaksIn(JSON.stringify({ ...line, requestId: id, status: 401 }), known)).toEqual([])
})

test('an error may repeat what its caller sent, but no secret', () => {
  expect(leaksInRefusal('{"message":"There is no account ann@people.test"}', known)).toEqual([])
  expect(leaksInRefusal('{"message":"“a quiet lighthouse” is too short"}', known)).not.toEqual([])
  expect(leaksInRefusal('{"message":"OauthNG.JWS.abc has expired"}', known)).not.toEqual([])
})

test('phrases that are too short for a password are not looked for: random texts contain them by chance', () => {
  const line = '{"data":{"code":"8nnqjMu Pu"}}'
  expect(leaksInRefusal(line, asSecrets(['u P']))).toEqual([])
  expect(leaksInRefusal(line, asSecrets(['nqjMu Pu']))).not.toEqual([])
})
