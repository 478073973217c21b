import app from '@adonisjs/core/services/app'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { Words } from '#kernel/language/words'

import type { CaseFilter } from '#plugins/cases/contract'
import { termLevels } from '#plugins/coding/contract/dictionary'
import { wording } from '#plugins/coding/lang/server/wording'
import { lltElements } from '#plugins/coding/places/coded_places'
import { casesWithCodes } from '#plugins/coding/records/cases_with_codes'
import { type AskedTerm, codesBelow } from '#plugins/coding/records/term_codes'

const FORM = new RegExp(
  `^(\\d{1,3}\\.\\d):(?:(${termLevels.filter((level) => level !== 'smq').join('|')}):(\\d{1,8})|(smq):(\\d{1,8}):(narrow|broad))(:any)?$`
)

/**
 * Cases with a term or any term below it, in whatever version they are coded: what counts is the
 * code, and a code stands for the same term in every version. What is below the term says the
 * version that is asked, by every path of a PT, the secondary ones too.
 */
const termFilter: CaseFilter = {
  parameter: 'term',
  takes: {
    type: 'string',
    description:
      'A term of MedDRA as version:level:code, for example 28.1:soc:10019805: cases with a reaction coded below it. An SMQ as 28.1:smq:20000006:narrow or 28.1:smq:20000006:broad. With :any at the end other places of a case count too.',
  },
  async read(parameter) {
    const asked = readTerm(parameter)
    if (!asked) throw refused(notATerm)
    const codes = await codesBelow(asked)
    if (codes === 'version') throw refused(notInUse(asked))
    if (codes === 'term') throw refused(unknown(asked))
    const elements = lltElements(await app.container.make(FormSchemas))
    return casesWithCodes(
      codes,
      asked.places,
      elements.map(({ element }) => element)
    )
  },
}

export default [termFilter]

/** A term as it is written in the parameter; undefined when it is none. */
function readTerm(
  parameter: string
): (AskedTerm & { readonly places: 'reactions' | 'any' }) | undefined {
  const [, version, level, code, smq, smqCode, scope, any] = FORM.exec(parameter) ?? []
  if (version === undefined) return undefined
  return {
    version,
    level: (level ?? smq) as AskedTerm['level'],
    code: Number(code ?? smqCode),
    scope: scope as AskedTerm['scope'],
    places: any ? 'any' : 'reactions',
  }
}

const refused = (detail: Words) => new kernelErrors.E_PARAMETER({ detail })

const notATerm: Words = wording('term_filter.not_a_term')
const notInUse = ({ version }: AskedTerm): Words => wording('term_filter.not_in_use', { version })
const unknown = ({ version, level, code }: AskedTerm): Words =>
  wording('term_filter.unknown', { version, level: level.toUpperCase(), code })
