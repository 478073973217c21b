import { pageVersionIn } from '#kernel/case/forms/content_versions'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import { pageDifference, type PageDifference } from '#kernel/case/forms/page_difference'
import { FormSchemaError } from '#kernel/case/forms/refusal'
import type { MoveOperation } from '#kernel/case/forms/upgrade_content'
import type { Words } from '#kernel/language/words'

/** What changed between two versions of the case content, and how stored cases follow. */
export interface ContentDifference {
  from: number
  to: number
  notes: Words[]
  pages: PageDifference[]
  operations: MoveOperation[]
}

/** Compares two versions of the case content, of one page or of all. */
export function contentDifference(
  forms: FormSchemas,
  from: number,
  to: number,
  only?: string
): ContentDifference {
  const known = forms.versions.versions.map(({ version }) => version)
  for (const version of [from, to]) {
    if (!known.includes(version)) {
      throw new FormSchemaError(
        `There is no content version ${version}: known are ${known.join(', ')}`
      )
    }
  }
  if (only !== undefined && !forms.page(only)) {
    throw new FormSchemaError(`There is no page "${only}"`)
  }
  const between = ({ to: version }: { to: number }) => version > from && version <= to
  return {
    from,
    to,
    notes: forms.versions.versions
      .filter(({ version }) => between({ to: version }))
      .map(({ note }) => note),
    pages: forms.pages
      .filter(({ page }) => only === undefined || page === only)
      .map(({ page }) => differenceOf(forms, page, from, to))
      .filter((difference) => difference !== undefined),
    operations: forms.versions.migrations.filter(between).flatMap(({ operations }) => operations),
  }
}

function differenceOf(forms: FormSchemas, page: string, from: number, to: number) {
  const before = pageVersionIn(forms.versions, page, from)
  const after = pageVersionIn(forms.versions, page, to)
  if (before === undefined || after === undefined || before === after) return undefined
  const [old, now] = [forms.pageSchema(page, before), forms.pageSchema(page, after)]
  if (!old || !now) {
    throw new FormSchemaError(`A version of the page "${page}" is not kept in icsr/history`)
  }
  return pageDifference(page, old, now)
}
