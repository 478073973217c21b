import type { Notice } from '#plugins/literature/formats/article'
import patterns from './notices.json' with { type: 'json' }
import type { FieldName } from '#plugins/literature/formats/raw_record'

const matcher = (list: readonly string[]) => {
  const all = list.map((pattern) => new RegExp(pattern, 'iu'))
  return (title: string) => all.some((pattern) => pattern.test(title))
}

const titles = {
  retracted: matcher(patterns.retracted),
  retraction: matcher(patterns.retraction),
  erratum: matcher(patterns.erratum),
  concern: matcher(patterns.concern),
}

interface Standing {
  readonly retracted: boolean
  readonly notice: Notice | null
}

/**
 * Whether an article was retracted, and whether it is itself a notice on another one. What its
 * database says of it counts first, then how such titles begin; a notice is not retracted.
 */
export function standingOf(
  title: string,
  types: readonly string[],
  has: (name: FieldName) => boolean
): Standing {
  const isOfType = (pattern: RegExp) => types.some((type) => pattern.test(type))
  if (has('retractedBy') || isOfType(/retracted publication/i) || titles.retracted(title)) {
    return { retracted: true, notice: null }
  }
  const notice = (): Notice | null => {
    if (has('retractionOf') || isOfType(/retraction (?:of publication|notice)/i))
      return 'retraction'
    if (has('erratumOf') || isOfType(/erratum|corrigendum/i)) return 'erratum'
    if (has('concernOf') || isOfType(/expression of concern/i)) return 'concern'
    if (titles.retraction(title)) return 'retraction'
    if (titles.erratum(title)) return 'erratum'
    return titles.concern(title) ? 'concern' : null
  }
  return { retracted: false, notice: notice() }
}
