import type { TFunction } from 'i18next'
import type { ComponentType } from 'react'

import { Slot } from '#kernel/plugins/slot'

import type { CaseHead } from '#plugins/cases/contract/case_head'
import type { Question } from '#plugins/cases/contract/condition'
import type { ListLook } from '#plugins/cases/contract/list_look'
import type { RefusedEdit } from '#plugins/cases/contract/refused_edit'
import type { ProcessNode } from '#plugins/cases/contract/process'
import type { ChosenCases } from '#plugins/cases/contract/list_query'

interface Guarded {
  /** Code of the permission without which it is not shown. */
  readonly permission?: string
}

interface OfCase {
  /** The case on the screen, as it was saved last. */
  readonly case: CaseHead
}

/** The page that is edited, for who acts on the case meanwhile. */
export interface EditedPage {
  /** Its name: patient. */
  readonly page: string
  /** Whether it says something that is not saved, asked at that moment. */
  readonly isChanged: () => boolean
}

interface ActOfCase extends OfCase {
  /** Absent where the case is only shown. */
  readonly editing?: EditedPage
}

interface NamedTab extends Guarded {
  /** Small letters and `_`, at most 20: it stands in addresses, and says where in a case one is. */
  readonly key: string
  readonly label: (t: TFunction) => string
  /** How much there is in it, behind its name; it draws nothing where that is nothing. */
  readonly Count?: ComponentType<OfCase>
  /** No button of the other screens leads to it: the plugin has a way of its own there. */
  readonly isUnlisted?: true
}

/** A screen of a case, drawn below the strip. */
export interface DrawnTab extends NamedTab {
  readonly Body: ComponentType<OfCase>
}

/** A screen of a case at an address of its own. */
export interface LinkedTab extends NamedTab {
  /** Behind the address of the case: `/history`. */
  readonly path: string
}

export type CaseTab = DrawnTab | LinkedTab

export const caseTabs = new Slot<CaseTab>(
  'cases.tabs',
  'A screen of a case, to which its others lead'
)

/** A fact of a case, beside those that its strip shows of every case. */
export interface CaseFact extends Guarded {
  /** It stands before them: a narrow window hides the last. */
  readonly leads?: true
  readonly label: (t: TFunction) => string
  readonly Value: ComponentType<OfCase>
}

export const caseStrip = new Slot<CaseFact>('cases.strip', 'A fact in the strip on top of a case')

/** Something that can be done with the case on the screen. */
export interface CaseAct extends Guarded {
  /** Where it is offered: `view`, `edit`, or keys of tabs. */
  readonly on: readonly string[]
  /** Its button, with what it opens. */
  readonly Act: ComponentType<ActOfCase>
}

export const caseActs = new Slot<CaseAct>('cases.acts', 'An act, in the strip on top of a case')

/** A column of the list that a plugin draws otherwise than its type says. */
export interface CaseCell {
  /** Key of the column. */
  readonly column: string
  readonly Cell: ComponentType<{
    caseId: string
    caseNo: string
    /** Null where there is none. */
    value: string | null
    node?: ProcessNode
  }>
}

export const caseCells = new Slot<CaseCell>('cases.list.cell', 'How a column of the list is drawn')

/** Something that can be done with one case of the list. */
export interface CaseRowAct extends Guarded {
  /** A small button without words, with what it opens. */
  readonly Act: ComponentType<CaseOfRow>
}

export interface CaseOfRow {
  readonly caseId: string
  readonly caseNo: string
}

export const caseRowActs = new Slot<CaseRowAct>('cases.list.row', 'An act, in each row of the list')

/** Something that can be done at once with the cases that are selected in the list. */
export interface ChosenCaseAct extends Guarded {
  /** A small button, with what it opens. */
  readonly Act: ComponentType<ChosenOfList>
}

export interface ChosenOfList {
  /** As `CaseReading.choose` takes them. */
  readonly chosen: ChosenCases
  /** How many they are. */
  readonly count: number
  /** Told when something was done that may change the list. */
  readonly onDone: () => void
}

export const chosenCaseActs = new Slot<ChosenCaseAct>(
  'cases.list.chosen',
  'An act on the cases that are selected in the list'
)

/** What is asked of the case list, by parameter. */
type AskedOfList = Readonly<Record<string, string | undefined>>

export const caseListActs = new Slot<ComponentType<{ onDone: () => void; filters: AskedOfList }>>(
  'cases.list.actions',
  'An act above the list of cases'
)

/** A part of a report while it is booked in. */
export type BookInPart = 'report' | 'reporter' | 'patient' | 'product' | 'event'

export const bookInActs = new Slot<ComponentType<{ part: BookInPart }>>(
  'cases.book_in.part',
  'An act on a part of a report while it is booked in'
)

export const emptyCaseListActs = new Slot<ComponentType<{ onDone: () => void }>>(
  'cases.list.empty',
  'What to do in a project without cases'
)

/** What the control of a filter is given. */
export interface CaseFilterSlot {
  readonly filters: AskedOfList
  /** Asks something else; undefined takes a condition away. */
  readonly onChange: (change: Record<string, string | undefined>) => void
}

export const caseListFilters = new Slot<ComponentType<CaseFilterSlot>>(
  'cases.list.filters',
  'The control of a filter of the list (extension point `cases.filters`)'
)

export const treeMarks = new Slot<ComponentType<{ caseId: string; page: string }>>(
  'cases.tree.page',
  'A mark at a page in the tree of a case; it draws nothing where there is nothing to say'
)

export const editedPageActs = new Slot<ComponentType<{ page: string }>>(
  'cases.edit.page',
  'An act on the page that is edited, at its foot'
)

export const refusedEditActs = new Slot<ComponentType<OfCase & { refused: RefusedEdit }>>(
  'cases.edit.refused',
  'What to do about a case that is opened to be read only; it draws nothing where that is nothing'
)

/** A view beside the form of a page; the form itself is there through `useEditor`. */
export interface BesideView extends Guarded {
  /** Small letters and `_`. */
  readonly key: string
  readonly label: (t: TFunction) => string
  /** It is told the page that the form shows. */
  readonly View: ComponentType<OfCase & { page: string }>
}

export const besideViews = new Slot<BesideView>('cases.beside', 'A view next to the form of a page')

export const codedTermsActs = new Slot<ComponentType<{ caseId: string }>>(
  'cases.terms.actions',
  'An act on the coded terms of a case'
)

/** What a list of found cases is given; it stands where the forms are loaded. */
export interface FoundCasesSlot {
  readonly look: ListLook
  readonly question: Question
  /** Asks a little otherwise, as the list proposes. */
  readonly onAsk: (question: Question) => void
}

export const foundCases = new Slot<ComponentType<FoundCasesSlot>>(
  'cases.found',
  'The list of the cases that meet conditions, for screens that ask for them'
)

/** How a term of a dictionary is chosen and named, below which codes are looked for. */
export interface SearchedTerms {
  /** The list of the codes below these terms. */
  readonly codeList: string
  readonly Choose: ComponentType<{
    readonly term?: string
    readonly onTake: (term: string) => void
    readonly onClose: () => void
  }>
  readonly Name: ComponentType<{ readonly term: string }>
}

export const searchedTerms = new Slot<SearchedTerms>(
  'cases.search.terms',
  'The choice of a term whose codes are looked for (extension point `cases.search_terms`)'
)

/** A column of the lists of tasks, behind who has the case. */
export interface TaskColumn {
  readonly key: string
  readonly label: (t: TFunction) => string
  readonly width: number
  readonly Cell: ComponentType<{
    caseId: string
    caseNo: string
    /** Ids of all cases of the page: what is told of them is asked for at once. */
    caseIds: readonly string[]
  }>
}

export const taskColumns = new Slot<TaskColumn>(
  'cases.tasks.column',
  'A column of the lists of tasks and of the board'
)

export const aboveTasks = new Slot<ComponentType>(
  'cases.tasks',
  'What is asked or said at the list of tasks with which people begin'
)
