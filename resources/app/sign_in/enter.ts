import { type Answer, type Asked, call } from '../calls/call'
import { renewToken } from '../calls/send'
import { ApiError } from '../api_error'

/** Number of the catalogue for a request without the token of its page. */
const TOKEN_GONE = 1006

/**
 * Signs in. A page that stood open for long has lost its token against forged requests: it gets
 * another one, and nobody has to type again.
 */
export async function enter(
  credentials: Asked<'POST /login'>['body']
): Promise<Answer<'POST /login'>> {
  try {
    return await call('POST /login', { body: credentials })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== TOKEN_GONE) throw error
    await renewToken()
    return call('POST /login', { body: credentials })
  }
}
