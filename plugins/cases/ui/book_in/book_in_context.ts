import { createContext, useContext } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Language } from '#kernel/language/words'
import type { Finding } from '#kernel/case/rules/finding'
import { changeLevel } from '#resources/forms/content/edit_content'
import type { Editor } from '#resources/forms/editor/editor_context'
import { newFindings, NOTHING_FOUND } from '#resources/forms/findings/findings'
import { newReport } from './reported'

/** A report while it is booked in: all that the dialog knows, each thing once. */
export interface BookIn extends Editor {
  /** What stood there before anybody typed. */
  readonly began: CaseContent
  /** The document that the report is known from. */
  readonly document: File | null
  /** A number that somebody chose; empty for the next one. */
  readonly caseNo: string
  /** Somebody has tried to make the case: what is missing is told from then on. */
  readonly isTried: boolean
}

export type BookInStore = StoreApi<BookIn>

interface Begun {
  readonly today: string
  readonly language: Language
  readonly regions: readonly string[]
}

/** Begins with a report that came today. */
export function beginBookIn({ today, language, regions }: Begun): BookInStore {
  const began = newReport(today, language)
  return createStore<BookIn>()((set) => ({
    began,
    content: began,
    change: (steps, work) => set((now) => ({ content: changeLevel(now.content, steps, work) })),
    leave: () => {},
    readOnly: false,
    today,
    regions,
    findings: NOTHING_FOUND,
    document: null,
    caseNo: '',
    isTried: false,
  }))
}

/** What the rules or the server object to now stands at its fields. */
export const objectedTo = ({ findings }: BookIn, all: readonly Finding[]): Partial<BookIn> => ({
  findings: newFindings(findings, all),
})

export const BookInContext = createContext<BookInStore | null>(null)

/** The store of the dialog, for those who read it when something is done. */
export function useBookInStore(): BookInStore {
  return useContext(BookInContext)!
}

/** Reads of the dialog what is drawn: only when that changes it is drawn anew. */
export function useBookIn<Read>(read: (now: BookIn) => Read): Read {
  return useStore(useBookInStore(), read)
}
