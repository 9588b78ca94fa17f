import { responseModes } from './authorize/authorize-address.ts'
import { knownClaims } from './token/claims.ts'
import { knownScopes } from './token/scopes.ts'

/** Returns the metadata document for clients (RFC 8414; OpenID Connect Discovery 1.0, section 3). */
export const discoveryDocument = (publicUrl: string) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}/oauth2/authorize`,
  token_endpoint: `${publicUrl}/oauth2/token`,
  userinfo_endpoint: `${publicUrl}/oauth2/user-info`,
  end_session_endpoint: `${publicUrl}/oauth2/logout`,
  revocation_endpoint: `${publicUrl}/oauth2/revoke`,
  jwks_uri: `${publicUrl}/oauth2/jwks`,
  response_types_supported: ['code'],
  response_modes_supported: responseModes,
  grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials'],
  code_challenge_methods_supported: ['S256'],
  token_endpoint_auth_methods_supported: ['none', 'client_secret_post'],
  revocation_endpoint_auth_methods_supported: ['none'],
  prompt_values_supported: ['none', 'login', 'consent'],
  scopes_supported: knownScopes,
  claims_supported: knownClaims,
  claims_parameter_supported: false,
  request_parameter_supported: false,
  request_uri_parameter_supported: false,
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  authorization_response_iss_parameter_supported: true,
})
