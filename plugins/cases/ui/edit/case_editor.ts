import type { CaseContent } from '#kernel/case/content/case_content'
import type { Catalogue } from '#kernel/case/content/catalogue'
import { differences } from '#kernel/case/content/differences'
import { toId } from '#kernel/case/content/element_id'
import { at } from '#kernel/case/content/element_path'
import { isFilled, sameLeaf } from '#kernel/case/content/leaf'
import { pagePart } from '#kernel/case/forms/page_part'
import type { Finding } from '#kernel/case/rules/finding'
import type { RuleContext } from '#kernel/case/rules/rule_context'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import type { RefusedEdit } from '#plugins/cases/contract/refused_edit'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import type { Editor } from '#resources/forms/editor/editor_context'
import { newFindings, type Findings } from '#resources/forms/findings/findings'
import { isMissing } from '#resources/forms/findings/missing'
import { alsoLeft, isShown, type ShownMissing } from '#resources/forms/findings/shown_missing'
import type { Presence } from '../presence/presence_context'
import type { Conflict } from './conflict'
import { countChanges } from '#plugins/cases/ui/edit/count_changes'
import { sameOnPage } from '#plugins/cases/ui/edit/same_on_page'

/** Unsaved typing that the browser kept of an earlier time. */
export interface UnsavedTyping {
  /** Of the person, the case and the page. */
  readonly name: string
  /** When it was typed. */
  readonly at: number
  /** The whole case as it was before the person; a save takes the page out of it. */
  readonly content: CaseContent
  /** The revision that was typed upon: what others saved since is merged, not overwritten. */
  readonly baseRevision: number
}

/** A case as the server tells it. */
export interface LoadedCase {
  readonly case: CaseHead
  readonly content: CaseContent
  readonly findings: readonly Finding[]
  readonly context: RuleContext
  /** What a change of it would be refused with; null where it may be changed. */
  readonly refusedEdit: RefusedEdit | null
}

/** What the server answers to a save. */
export type SavedCase = Omit<LoadedCase, 'content' | 'refusedEdit'> & { readonly revision: number }

/** What was refused until somebody says why. */
export interface AskedReason {
  /** Of the server. */
  readonly sentence: string
  readonly content: CaseContent
  readonly baseRevision: number
  readonly isConfirmed: boolean
}

/** One page of a case while it is edited: all that the screen knows, each thing once. */
export interface CaseEditor extends Editor, Presence {
  readonly page: ClientPage
  readonly catalogue: Catalogue
  /** The case as it was loaded last. */
  readonly loaded: LoadedCase
  /** Why the page is only read: it goes with `readOnly`. */
  readonly refusedEdit: RefusedEdit | null
  /** The case as it was saved last. */
  readonly head: CaseHead
  /** The revision that was typed upon. */
  readonly revision: number
  /** The content of that revision. */
  readonly base: CaseContent
  /** The content as it was when typing last paused: what is dear to draw follows it. */
  readonly settled: CaseContent
  /** How much of the page differed from the base then. */
  readonly changes: number
  /** What the server told the rules last. */
  readonly context: RuleContext
  /** The content that the findings are about: they come after a key stroke. */
  readonly judgedOf: CaseContent
  /** Where it is shown that something is missing. */
  readonly shownMissing: ShownMissing
  readonly isSaving: boolean
  readonly conflict: Conflict | null
  /** A save that is sent again once somebody says why. */
  readonly reasonAsked: AskedReason | null
  /** How many documents are on their way: the page is not whole before they have arrived. */
  readonly sending: number
  /** Until it is taken up or thrown away. */
  readonly unsavedTyping: UnsavedTyping | null
}

type Next = Partial<CaseEditor>

/** Whether the page says something that is not saved. */
export const isChanged = ({ page, content, base }: CaseEditor): boolean =>
  !sameOnPage(page, content, base)

/** Keys of what was proposed for the page and stands there as it was. */
export const proposedOn = ({ page, head, content, base }: CaseEditor): string[] =>
  head.proposed.filter(
    (key) => page.elements.includes(toId(key)) && sameLeaf(content[key], base[key])
  )

/** How much is not saved; until typing pauses whatever was typed counts, so that nobody leaves it. */
export function unsavedOf({ content, base, settled, changes }: CaseEditor): number {
  if (content === base) return 0
  return content === settled ? changes : Math.max(changes, 1)
}

/** Typing has paused. */
export function paused(now: CaseEditor): Next {
  return counted(now, { settled: now.content })
}

function counted(now: CaseEditor, next: Next): Next {
  const { page, catalogue, base, settled } = { ...now, ...next }
  const changes =
    settled === base
      ? 0
      : countChanges(differences(pagePart(base, page), pagePart(settled, page), catalogue))
  return { ...next, changes }
}

/** Somebody else came, went or turned to another page. */
export const accompanied = ({ others }: Presence): Next => ({ others })

/** What was typed is taken back. */
export const discarded = ({ base }: CaseEditor): Next => ({ content: base })

type Judged = Pick<CaseEditor, 'findings' | 'content' | 'catalogue' | 'shownMissing'>

/** The rules have judged what stood there. */
export const judged = (
  now: Judged,
  every: readonly Finding[],
  judgedOf: CaseContent = now.content
) => ({ judgedOf, findings: showFindings(now, every) })

function showFindings(
  { findings, content, catalogue, shownMissing }: Judged,
  every: readonly Finding[]
): Findings {
  return newFindings(findings, every, {
    isMissing: (finding) => isMissing(finding, content, catalogue),
    isShown: (finding) => isShown(shownMissing, finding),
  })
}

/** Fields were left: what is missing in those that are empty is shown from now on. */
export function left(now: CaseEditor, paths: readonly string[]): Next {
  const empty = paths.filter((path) => !isFilled(at(now.content, path)))
  return showMissing(now, alsoLeft(now.shownMissing, empty))
}

/** The whole case is checked: whatever is missing is shown from now on. */
export const checked = (now: CaseEditor): Next =>
  showMissing(now, { ...now.shownMissing, everywhere: true })

function showMissing(now: CaseEditor, shownMissing: ShownMissing): Next {
  if (shownMissing === now.shownMissing) return {}
  const isNews = now.findings.waiting.some((finding) => isShown(shownMissing, finding))
  return {
    shownMissing,
    ...(isNews && { findings: showFindings({ ...now, shownMissing }, now.findings.every) }),
  }
}

/** A content was saved. What was typed meanwhile stays, and is judged by itself. */
export function saved(now: CaseEditor, content: CaseContent, answer: SavedCase): Next {
  const isWhole = now.content === content
  return counted(now, {
    head: answer.case,
    revision: answer.revision,
    base: content,
    ...withContext(now, answer.context),
    conflict: null,
    ...(isWhole && judged({ ...now, content }, answer.findings)),
  })
}

/** What somebody else saved is taken over as what was saved, `content` as what is typed upon it. */
export function merged(now: CaseEditor, content: CaseContent, theirs: CaseContent): Next {
  const { revision } = now.conflict!
  return counted(now, { content, base: theirs, revision, conflict: null })
}

/** The screen was loaded; see `caughtUp`. */
export function reloaded(now: CaseEditor, loaded: LoadedCase): Next {
  const head = loaded.case.revision >= now.head.revision ? loaded.case : now.head
  return { loaded, head, ...mayEdit(loaded), ...withContext(now, loaded.context) }
}

/** Whether the page is changed or only read; what was typed before stays either way. */
export const mayEdit = ({ refusedEdit }: LoadedCase) => ({
  refusedEdit,
  readOnly: refusedEdit !== null,
})

/** The server tells the rules something else; regions that stay the same stay the same object. */
function withContext({ regions }: CaseEditor, context: RuleContext): Next {
  const next = regionsOf(context)
  return { context, regions: next.join() === regions.join() ? regions : next }
}

/** Regions that a case is reported to, as pages name them. */
export const regionsOf = ({ region }: RuleContext): readonly string[] =>
  (region ?? []).map((each) => each.toLowerCase())

/**
 * The case as a newer revision has it, once the screen was loaded anew. As long as something on the
 * page is not saved it stays upon the revision that it was typed upon: saving it tells what somebody
 * else changed.
 */
export function caughtUp(now: CaseEditor): Next {
  const { case: head, content, findings } = now.loaded
  if (head.revision <= now.revision || isChanged(now)) return {}
  return counted(now, {
    content,
    base: content,
    settled: content,
    revision: head.revision,
    ...judged({ ...now, content }, findings),
  })
}

/** Typing of an earlier time is taken up, upon the revision that it was typed upon. */
export function restored(now: CaseEditor): Next {
  if (!now.unsavedTyping) return {}
  return {
    content: now.unsavedTyping.content,
    revision: now.unsavedTyping.baseRevision,
    unsavedTyping: null,
  }
}
