import type { Change } from '#kernel/changes/change'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

import type { CaseMove, CaseRecord, NewRevision } from '#plugins/cases/contract'

/** What a case says next, and whether that opens a new version. */
export type NextContent = Pick<NewRevision, 'content' | 'newVersion'>

/** What is done to a case: it says something else, gets a document, or is deleted. */
export type CaseTouch = 'revision' | 'document' | 'deletion'

/**
 * Says when a case must not be changed. It is asked of every change of what a case says and of every
 * document that is put into it, under the lock of the case, whoever makes it: a person, an import,
 * a coding run. It forbids and does nothing: what must follow is a reaction (`cases.reactions`).
 */
export interface CaseGuard {
  /**
   * Throws the refusal that whoever acts is told; what is done then is undone.
   * @param before the whole case as it stands
   * @param touch of a revision, `askNext` is told what it makes of the case
   */
  ask?(change: Change, before: CaseRecord, touch: CaseTouch): Promise<void>
  /**
   * The same of what somebody changes by hand, whatever the case says then. It is asked of the acts
   * `actsByHand` after `ask`, and, outside of any change, when the case is opened to be edited: a case
   * that it refuses opens to be read, with the words of the refusal.
   */
  askByHand?(before: CaseRecord): Promise<void>
  /**
   * Asked of what a revision makes of the case, once `ask` let it pass: throws the refusal, with
   * `needsReason` where the act says no reason and one would do.
   */
  askNext?(change: Change, before: CaseRecord, next: NextContent): Promise<void>
  /**
   * The same of a case that is moved to another node of its process, which changes nothing that it
   * says: `ask` is not asked for it, and without this the guard lets it pass.
   */
  askMove?(change: Change, before: CaseRecord, move: CaseMove): Promise<void>
}

export const caseGuards = new ExtensionPoint<CaseGuard>('cases.guards')

/** Acts by which somebody changes a case by hand: saves a page of it, puts a document into it. */
export const actsByHand: readonly string[] = ['case.page_saved', 'case.document_uploaded']
