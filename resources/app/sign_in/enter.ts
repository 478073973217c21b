import { api } from '../api'
import { ApiError } from '../api_error'

/** Number of the catalogue for a request without the token of its page. */
const TOKEN_GONE = 1006

interface Entered {
  /** Screen to go on with. */
  next?: string
}

/**
 * Signs in. A page that stood open for long has lost its token against forged requests: it gets
 * another one, and nobody has to type again.
 */
export async function enter(credentials: Record<string, string>): Promise<Entered> {
  try {
    return await api.post<Entered>('/login', credentials)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== TOKEN_GONE) throw error
    await fetch('/login', { credentials: 'same-origin' })
    return api.post<Entered>('/login', credentials)
  }
}
