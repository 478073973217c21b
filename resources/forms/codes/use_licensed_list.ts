import { useMemo } from 'react'
import type { CodeList } from '#kernel/content/element_definition'
import type { Words } from '#kernel/language/words'
import { api } from '#resources/app/api'
import { useLoaded } from '#resources/kit/use_loaded'

interface LicensedCode {
  code: string
  name: Words
  version: string
}

/** A list that somebody loaded: its codes as of any list, and the version of each. */
export interface LicensedList {
  list: CodeList
  versions: ReadonlyMap<string, string>
}

const NONE: readonly LicensedCode[] = []
/** What was answered, once for all fields of a window. */
const answered = new Map<string, readonly LicensedCode[]>()

async function ask(id: string): Promise<readonly LicensedCode[]> {
  const { codes } = await api.get<{ codes: LicensedCode[] }>(`/forms/lists/${id}`)
  answered.set(id, codes)
  return codes
}

/**
 * What was loaded of a list that the catalogue declares without content; without codes as long as
 * that is not known, so that whoever types already keeps the box. Null for any other list, and when
 * nobody has loaded it.
 */
export function useLicensedList(list: CodeList | undefined): LicensedList | null {
  const id = list?.licensed ? list.id : null
  const known = id === null ? undefined : answered.get(id)
  const { data, error } = useLoaded(known ? null : id, () => ask(id!))
  const codes = known ?? data ?? (error ? NONE : null)
  return useMemo(() => {
    if (!list?.licensed || codes?.length === 0) return null
    const named = (codes ?? NONE).map(({ code, name }) => ({ code, name }))
    const versions = new Map(codes?.map(({ code, version }) => [code, version]))
    return { list: { ...list, codes: named }, versions }
  }, [list, codes])
}
