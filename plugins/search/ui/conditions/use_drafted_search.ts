import { useCallback, useMemo, useState } from 'react'
import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementCondition, Question } from '#plugins/cases/contract/condition'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { arranged } from './arranged'
import { conditionOf, type Draft, draftOf, newDraft } from './draft'
import { problemOf } from './problem_of'
import { listOf } from './ways'

/** A search while somebody writes it. */
export interface DraftedSearch {
  drafts: readonly Draft[]
  /** Groups in which each condition may be met by a row of its own. */
  anyRow: readonly string[]
  /** What it asks; null while a condition is not complete, or there is none. */
  question: Question | null
  /** The first condition that cannot be asked, and its number on the screen. */
  faulty: (Draft & { readonly number: number }) | undefined
  /** Somebody has tried to ask it: what is wrong is told. */
  isTried: boolean
  add: () => void
  change: (key: string, change: Partial<Draft>) => void
  remove: (key: string) => void
  clear: () => void
  setAnyRow: (group: string, isAnyRow: boolean) => void
  setTried: () => void
  /** Writes on a search that was kept. */
  take: (question: Question) => void
}

/** Conditions that are added, changed and taken away, and the question that they make. */
export function useDraftedSearch(first: Question | null): DraftedSearch {
  const { catalogue } = useForms()
  const isListed = useCallback(
    (condition: ElementCondition) => {
      const element = catalogue.element(condition.element)
      return element !== undefined && listOf(element, catalogue) !== undefined
    },
    [catalogue]
  )
  const draftsOf = useCallback(
    ({ conditions }: Question) =>
      // One code of a list is written as several are.
      conditions.map((each) =>
        each.is === 'eq' && each.value !== undefined && isListed(each)
          ? draftOf({ ...each, is: 'in', values: [each.value] })
          : draftOf(each)
      ),
    [isListed]
  )
  const [drafts, setDrafts] = useState<readonly Draft[]>(() =>
    first ? draftsOf(first) : [newDraft()]
  )
  const [anyRow, setAnyRow] = useState<readonly string[]>(first?.anyRow ?? [])
  const [isTried, setTried] = useState(false)
  const faulty = useMemo(() => firstFaulty(drafts, catalogue), [drafts, catalogue])
  const question = useMemo(() => {
    if (faulty !== undefined || drafts.length === 0) return null
    const conditions = drafts.flatMap(
      (draft) => conditionOf(draft, catalogue.element(draft.element!)!.type) ?? []
    )
    const groups = new Set(
      conditions.flatMap(({ element }) =>
        catalogue.element(element)!.path.map((group) => group.replaceAll('.', '_'))
      )
    )
    return { conditions, anyRow: anyRow.filter((group) => groups.has(group)) }
  }, [faulty, drafts, anyRow, catalogue])
  return {
    ...{ drafts, anyRow, question, faulty, isTried },
    add: () => {
      setTried(false)
      setDrafts((now) => [...now, newDraft()])
    },
    change: (key, change) =>
      setDrafts((now) => now.map((each) => (each.key === key ? { ...each, ...change } : each))),
    remove: (key) =>
      setDrafts((now) => (now.length > 1 ? now.filter((each) => each.key !== key) : [newDraft()])),
    clear: () => {
      setDrafts([newDraft()])
      setAnyRow([])
      setTried(false)
    },
    setAnyRow: (group, isAny) =>
      setAnyRow((now) => (isAny ? [...now, group] : now.filter((each) => each !== group))),
    setTried: () => setTried(true),
    take: (kept) => {
      setDrafts(draftsOf(kept))
      setAnyRow(kept.anyRow)
      setTried(false)
    },
  }
}

/** By the order of the screen, in which conditions are numbered. */
function firstFaulty(drafts: readonly Draft[], catalogue: Catalogue): DraftedSearch['faulty'] {
  for (const line of arranged(drafts, catalogue)) {
    if (line.kind === 'heading') continue
    const { draft, number } = line
    const before = drafts.slice(0, drafts.indexOf(draft))
    if (problemOf(draft, catalogue, before)) return { ...draft, number }
  }
  return undefined
}
