import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import { termLevels } from '#plugins/coding/contract/dictionary'
import { wording } from '#plugins/coding/lang/server/wording'
import { type AskedTerm, codesBelow } from '#plugins/coding/records/term_codes'

const FORM = new RegExp(
  `^(\\d{1,3}\\.\\d):(?:(${termLevels.filter((level) => level !== 'smq').join('|')}):(\\d{1,8})|(smq):(\\d{1,8}):(narrow|broad))(:any)?$`
)

/** A term as it is written in a parameter; refuses with 2017 what is none. */
export function readTerm(parameter: string): {
  readonly asked: AskedTerm
  readonly places: 'reactions' | 'any'
} {
  const [, version, level, code, smq, smqCode, scope, any] = FORM.exec(parameter) ?? []
  if (version === undefined) throw refused(notATerm)
  const asked = {
    version,
    level: (level ?? smq) as AskedTerm['level'],
    code: Number(code ?? smqCode),
    scope: scope as AskedTerm['scope'],
  }
  return { asked, places: any ? 'any' : 'reactions' }
}

/** Codes of all lowest level terms below a term; refuses with 2017 a version and a term that are not known. */
export async function knownCodesBelow(asked: AskedTerm): Promise<readonly number[]> {
  const codes = await codesBelow(asked)
  if (codes === 'version') throw refused(notInUse(asked))
  if (codes === 'term') throw refused(unknown(asked))
  return codes
}

const refused = (detail: Words) => new kernelErrors.E_PARAMETER({ detail })

const notATerm: Words = wording('term_filter.not_a_term')
const notInUse = ({ version }: AskedTerm): Words => wording('term_filter.not_in_use', { version })
const unknown = ({ version, level, code }: AskedTerm): Words =>
  wording('term_filter.unknown', { version, level: level.toUpperCase(), code })
