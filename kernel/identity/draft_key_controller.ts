import { hkdfSync } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'

import { answering, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

/**
 * The key under which the browser of a user keeps unsaved typing. It comes with a session only and
 * is kept nowhere: whoever uses the machine next cannot read what was typed, the user can, after
 * signing in again. HKDF (RFC 5869) of the key of the installation, 256 bits, base64.
 */
export default class DraftKeyController {
  static readonly takes = {
    handle: {
      what: 'The key under which the browser keeps unsaved typing',
      answers: answering({ key: text }),
    },
  } satisfies Takes

  handle({ auth }: HttpContext) {
    const user = auth.getUserOrFail()
    const key = hkdfSync(
      'sha256',
      app.config.get<string>('drafts.secret'),
      user.id,
      'unsaved typing',
      32
    )
    return ok({ key: Buffer.from(key).toString('base64') })
  }
}
