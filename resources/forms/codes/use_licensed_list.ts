import { useMemo } from 'react'
import type { CodeList } from '#kernel/case/content/element_definition'
import type { Answer } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'

/** A list that somebody loaded: its codes as of any list, and the version of each. */
export interface LicensedList {
  list: CodeList
  versions: ReadonlyMap<string, string>
}

type LicensedCode = Answer<'GET /forms/lists/{list}'>['codes'][number]

const NONE: readonly LicensedCode[] = []

/**
 * What was loaded of a list that the catalogue declares without content; without codes as long as
 * that is not known, so that whoever types already keeps the box. Null for any other list, and when
 * nobody has loaded it.
 */
export function useLicensedList(list: CodeList | undefined): LicensedList | null {
  const id = list?.licensed ? list.id : null
  const asked = id === null ? null : { path: { list: id } }
  const { data, error } = useAnswer('GET /forms/lists/{list}', asked, { isFixed: true })
  const codes = data?.codes ?? (error ? NONE : null)
  return useMemo(() => {
    if (!list?.licensed || codes?.length === 0) return null
    const named = (codes ?? NONE).map(({ code, name }) => ({ code, name }))
    const versions = new Map(codes?.map(({ code, version }) => [code, version]))
    return { list: { ...list, codes: named }, versions }
  }, [list, codes])
}
