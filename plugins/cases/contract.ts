import type { Act, Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import type { CaseContent, Envelope } from '#kernel/case/content/case_content'
import type { PackedBytes } from '#kernel/files/pack_bytes'
import type { JsonSchema } from '#kernel/http/takes'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

import type { Proposed } from '#plugins/cases/contract/proposals'

export const versionKinds = ['first', 'follow-up', 'amendment', 'nullification'] as const

export type VersionKind = (typeof versionKinds)[number]

/** What a message held that has no place in the content: where it stood, and the XML itself. */
export interface Unmapped {
  readonly place: string
  readonly xml: string
  /** What puts it back needs to know this: the element around it, and what stood beside it. */
  readonly at?: string
  readonly beside?: string
}

/** How the message of a case put what the case says: for whoever writes the message again. */
export type MessageForm = Readonly<Record<string, object>>

/** A case as it stands: its chain and its latest revision. */
export interface CaseRecord {
  readonly id: string
  readonly caseNo: string
  readonly version: number
  readonly versionKind: VersionKind
  /** Number of the latest revision; it goes on through all versions. */
  readonly revision: number
  /** Key of the node of the process at which the case stands (`CaseProcess`). */
  readonly status: string
  readonly schemaVersion: number
  /** Keys of elements that were proposed when it was booked in, as long as nobody has saved them. */
  readonly proposed: readonly string[]
  readonly content: CaseContent
  readonly envelope: Envelope
  readonly unmapped: readonly Unmapped[]
  readonly form: MessageForm
  readonly createdAt: string
  readonly updatedAt: string
  readonly ownerName: string | null
}

/** What a new case or a new version is made of. */
export interface NewContent {
  readonly content: CaseContent
  readonly envelope?: Envelope
  readonly unmapped?: readonly Unmapped[]
  /** Goes with `unmapped`: who gives one gives both. */
  readonly form?: MessageForm
}

/** One save of a case. */
export interface RevisionSummary {
  readonly revision: number
  readonly version: number
  readonly versionKind: VersionKind
  readonly act: string
  readonly actorName: string
  readonly at: string
}

/** Cases whose identifiers are these; what a duplicate search starts from. */
export interface IdentifierMatch {
  readonly caseId: string
  readonly caseNo: string
  readonly element: string
  readonly value: string
  /** The case was deleted; `CaseReading` gives none of these. */
  readonly isDeleted: boolean
}

/** Writes the cases of the current scope; they are read through `CaseReading`. */
export abstract class CaseRecords {
  /** Makes new cases with their first version; gives their ids and numbers, in the same order. */
  abstract create(
    open: OpenChange,
    cases: readonly NewCase[]
  ): Promise<{ id: string; caseNo: string }[]>
  /**
   * The case as the actor sees it, locked until the change is committed. Refuses with 2604 an unknown
   * case, with 2602 a deleted one.
   */
  abstract lock(change: Change, caseId: string): Promise<LockedCase>
  /**
   * The same of many cases, in their order, with as many statements as for one. All of them are in
   * memory: who changes very many takes a few at a time, each few in a change of its own.
   */
  abstract lockMany(change: Change, caseIds: readonly string[]): Promise<LockedCase[]>
  /**
   * Adds a revision to a case that this change has locked, under the name of the act of the change.
   * What the actor does not see as it stands stays as it stands. Refuses with 1003 content that
   * says something else there, or leaves out a row that holds such a place.
   * @returns the case as the actor sees it when all have reacted to it
   */
  abstract revise(change: Change, before: LockedCase, revision: NewRevision): Promise<CaseRecord>
  /**
   * Deletes a case that this change has locked, for the reason of its act. It keeps its rows, its trail
   * and its number, which is not given again; its place under the limit is free. No list, count or search
   * finds it any more. Whoever reads it by its id, or does anything with it but restore it, is
   * refused with 2602.
   */
  abstract delete(change: Change, before: LockedCase): Promise<void>
  /**
   * Brings a deleted case back as it was. Refuses with 2604 an unknown case, with 1006 one that is not
   * deleted, with 6008 where the project has no place for it.
   */
  abstract restore(change: Change, caseId: string): Promise<void>
  /** Keeps what left the house, byte for byte. @returns id of the copy */
  abstract freeze(change: Change, copy: FrozenCopy): Promise<string>
  /**
   * Moves a case to another node of its process, or gives it to somebody, under the lock of its row and under the name of the
   * act of the change: for whoever owns the process, and knows who may. What the case says stays, so
   * guards are asked for `askMove` alone: a case that must not be changed can still be moved.
   * Refuses with 2604 an unknown case, with 2601 one that stands elsewhere than expected, with 2017
   * a status that the process does not have.
   */
  abstract transition(change: Change, caseId: string, move: CaseMove): Promise<void>
}

/** From where to where a case is moved, by the keys of nodes; both are the same where it changes hands. */
export interface CaseMove {
  /** Where whoever moves it believes it to be. */
  readonly from: string
  readonly to: string
  /** Who works on it from then on, null for nobody yet; whoever did when absent. */
  readonly owner?: CaseOwner | null
}

/** Somebody who works on a case. */
export interface CaseOwner {
  readonly id: string
  readonly name: string
}

/** Brings very many new cases at once: synthetic ones, or those of another product. */
export abstract class CaseLoader {
  /**
   * Loads cases by COPY where the database allows it, else as `create` does; what is written is
   * the same. Numbers are taken beforehand: a load that is cut off leaves the rest of them unused.
   * @param count how many cases `make` will be asked for
   * @param make gives the next case; asked when there is room for it
   * @param onLoaded told how many are there so far
   */
  abstract load(
    count: number,
    make: () => NewCase,
    onLoaded?: (loaded: number) => void
  ): Promise<void>
}

export interface NewCase extends NewContent {
  /** Act to write beside the first revision, for example `case.imported`. */
  readonly act: Act['name']
  /** Why it is made, for the trail. */
  readonly reason?: Act['reason']
  /** A number that somebody chose; the next one of the project when absent. */
  readonly number?: ChosenNumber
  /**
   * Proposes what else it may say, once its number is known; what it says stays.
   * @param isRepeat another case has the number already
   */
  readonly propose?: (caseNo: string, isRepeat: boolean) => Proposed
}

/** The number that a new case is to have, and what is done when a case of the project has it. */
export interface ChosenNumber {
  readonly caseNo: string
  readonly whenTaken: 'refuse' | 'next' | 'repeat'
}

declare const locked: unique symbol

/** A case as it stands: nobody else changes it before the change is committed. */
export type LockedCase = CaseRecord & { readonly [locked]: true }

export interface NewRevision extends NewContent {
  /** Keys of elements that somebody has before them as they save it: these are proposed no longer. */
  readonly accepts?: readonly string[]
  /** Opens a new version of the chain; without it the revision belongs to the current one. */
  readonly newVersion?: VersionKind
}

export interface FrozenCopy {
  readonly caseId: string
  readonly revision: number
  readonly purpose: string
  readonly message: PackedBytes
}

/** Says on which pages a case at a node of evaluation is evaluated; it opens on the first of them. */
export interface EvaluationPages {
  of(caseRecord: CaseRecord): Promise<readonly string[]>
}

export const evaluationPages = new ExtensionPoint<EvaluationPages>('cases.evaluation_pages')

/** A condition in SQL on rows of a table, with what stands at its question marks. */
export interface RowCondition {
  readonly sql: string
  readonly bindings: readonly (string | number | readonly number[])[]
}

/** What a filter asks: cases with a certain row in a table of the plugin. */
export interface CaseCondition {
  /** Numbers of the elements that it asks: whoever does not see one of them may not ask it. */
  readonly elements: readonly string[]
  /** Has a column `case_id`. */
  readonly table: string
  /** True of these rows, of all in the current scope: an index that holds `case_id` leads to them. */
  readonly ofAll: RowCondition
  /** True of the same rows among those of one case. */
  readonly ofOne: RowCondition
}

/** A filter that a plugin adds to the case list; its control goes into the slot `cases.list.filters`. */
export interface CaseFilter {
  /** Its parameter in the query of the list and in the address of the screen. */
  readonly parameter: string
  /** What the parameter takes, for whoever calls the API. */
  readonly takes: JsonSchema
  /** Signs that it takes at most; 100 when absent. */
  readonly longest?: number
  /** What is asked; refuses with 2017 and a sentence what makes no sense. */
  read(parameter: string): Promise<CaseCondition>
}

export const caseFilters = new ExtensionPoint<CaseFilter>('cases.filters')

/** A projection of the content into a table of a plugin, written in the same change as the case. */
export interface CaseProjection {
  /** Has the columns of the tenant and `case_id` beside those named here. */
  readonly table: string
  readonly columns: readonly string[]
  /**
   * Gives what reads the rows out of a content of a version; asked once for many cases.
   * @param caseIds those of them that were there before
   */
  reader(
    caseIds: readonly string[]
  ): Promise<(content: CaseContent, kind: VersionKind, caseId: string) => Record<string, unknown>[]>
}

/** Makes projections anew, for a plugin whose rows follow from more than what a case says. */
export abstract class CaseProjecting {
  /** Those of these cases, which are locked first; of a case that was deleted there are none. */
  abstract renew(change: Change, caseIds: readonly string[]): Promise<void>
}

export const caseProjections = new ExtensionPoint<CaseProjection>('cases.projections')
