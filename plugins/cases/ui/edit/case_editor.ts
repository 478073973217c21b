import type { CaseContent } from '#kernel/content/case_content'
import type { Catalogue } from '#kernel/content/catalogue'
import { differences } from '#kernel/content/differences'
import { pagePart } from '#kernel/forms/page_part'
import type { Finding } from '#kernel/rules/finding'
import type { RuleContext } from '#kernel/rules/rule_context'
import type { CaseHead } from '#plugins/cases/contract/slots'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import type { Editor } from '#resources/forms/editor/editor_context'
import { newFindings } from '#resources/forms/findings/findings'
import type { Conflict } from './conflict'
import { sameOnPage } from '#plugins/cases/ui/edit/same_on_page'

/** Unsaved typing that the browser kept of an earlier time. */
export interface KeptTyping {
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
}

/** What the server answers to a save. */
export type SavedCase = Omit<LoadedCase, 'content'> & { readonly revision: number }

/** One page of a case while it is edited: all that the screen knows, each thing once. */
export interface CaseEditor extends Editor {
  readonly page: ClientPage
  readonly catalogue: Catalogue
  /** The case as it was loaded last. */
  readonly loaded: LoadedCase
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
  readonly isSaving: boolean
  readonly conflict: Conflict | null
  /** How many documents are on their way: the page is not whole before they have arrived. */
  readonly sending: number
  /** Until it is taken up or thrown away. */
  readonly kept: KeptTyping | null
}

type Next = Partial<CaseEditor>

/** Whether the page says something that is not saved. */
export const isChanged = ({ page, content, base }: CaseEditor): boolean =>
  !sameOnPage(page, content, base)

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
      : differences(pagePart(base, page), pagePart(settled, page), catalogue).length
  return { ...next, changes }
}

/** What was typed is taken back. */
export const discarded = ({ base }: CaseEditor): Next => ({ content: base })

/** The rules have judged what stands there. */
export const judged = ({ findings }: CaseEditor, all: readonly Finding[]): Next => ({
  findings: newFindings(findings, all),
})

/** A content was saved. What was typed meanwhile stays, and is judged by itself. */
export function saved(now: CaseEditor, content: CaseContent, answer: SavedCase): Next {
  const isWhole = now.content === content
  return counted(now, {
    head: answer.case,
    revision: answer.revision,
    base: content,
    ...told(now, answer.context),
    conflict: null,
    ...(isWhole && judged(now, answer.findings)),
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
  return { loaded, head, ...told(now, loaded.context) }
}

/** The server tells the rules something else; regions that stay the same stay the same object. */
function told({ regions }: CaseEditor, context: RuleContext): Next {
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
    ...judged(now, findings),
  })
}

/** Typing of an earlier time is taken up, upon the revision that it was typed upon. */
export function restored(now: CaseEditor): Next {
  if (!now.kept) return {}
  return { content: now.kept.content, revision: now.kept.baseRevision, kept: null }
}
