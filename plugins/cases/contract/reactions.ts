import type { CaseContent } from '#kernel/case/content/case_content'
import type { Change } from '#kernel/changes/change'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

import type { CaseOwner, CaseRecord } from '#plugins/cases/contract'

/** What is known of a case without reading what it says. */
export interface CaseFacts extends Pick<
  CaseRecord,
  'id' | 'caseNo' | 'version' | 'revision' | 'status'
> {
  /** Who works on it; null for nobody yet. */
  readonly owner: CaseOwner | null
}

/**
 * What happens to cases, by its kind. `change` is the one that does it: its act says what is done and
 * why, `currentActor()` who does it. What cases say stands here as it is, whoever acts.
 */
export interface CaseHappenings {
  /** New cases of one transaction, all of them at once; each is an act of its own. */
  readonly made: readonly {
    readonly change: Change
    readonly after: CaseFacts & {
      readonly content: CaseContent
      /** UTC, ISO 8601. */
      readonly at: string
    }
  }[]
  /** It says something else, maybe in a new version. */
  readonly revised: {
    readonly change: Change
    readonly before: CaseRecord
    readonly after: CaseRecord
  }
  /** It stands at another node of its process, or belongs to somebody else. */
  readonly moved: {
    readonly change: Change
    readonly before: CaseFacts
    readonly after: CaseFacts
  }
  /** A document was put into it; what it says stays. */
  readonly documentAdded: {
    readonly change: Change
    readonly before: CaseRecord
    readonly sha256: string
  }
  readonly deleted: { readonly change: Change; readonly before: CaseRecord }
  /** A deleted case is there again, as it was. */
  readonly restored: {
    readonly change: Change
    readonly after: CaseFacts & {
      /** When it was changed last; UTC, ISO 8601. */
      readonly updatedAt: string
    }
  }
}

/**
 * Does what must follow when something happens to a case: in the same transaction, under the lock of the
 * case, whoever acts and however (a person, an import, a run, a load by COPY). An error undoes
 * all of it. Reactions run one after the other, those of a plugin behind those of plugins that it
 * requires. What may come later is a job that is enqueued with the change.
 *
 * What a reaction does to cases through `CaseRecords` is followed by reactions in its turn, and has to
 * come to rest. Whoever wants to forbid something is a guard.
 */
export type CaseReaction = {
  readonly [Kind in keyof CaseHappenings]?: (happened: CaseHappenings[Kind]) => Promise<void>
}

export const caseReactions = new ExtensionPoint<CaseReaction>('cases.reactions')
