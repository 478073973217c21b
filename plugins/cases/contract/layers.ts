import type { CaseContent } from '#kernel/case/content/case_content'
import type { Leaf } from '#kernel/case/content/leaf'
import { ExtensionPoint } from '#kernel/plugins/extension_point'
import type { Actor } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'

/** What somebody sees at the places of an element in place of what stands there. */
export interface LaidElement {
  /** Number of an element, of a group or of a heading: `G.k.2.2`, `G.k.4.r`, `D.2`. */
  readonly element: string
  /** Id of the row that the element stands in; every row when absent. */
  readonly row?: string
  /**
   * What is seen at each such place, whether it is filled or not, so that nobody learns which; of a
   * single element only. Nothing is seen when it is absent.
   */
  readonly shown?: Leaf
}

/** A case as it stands, for a layer to look at. */
export interface StoredCase {
  readonly id: string
  readonly content: CaseContent
}

/** What lies over the cases of a scope for somebody. */
export interface Overlay {
  /**
   * Everything that it touches in any case of the scope. What speaks of many cases or of several
   * revisions (search, order, counts, differences) leaves all of it out.
   */
  readonly elements: readonly string[]
  /**
   * What it does to each of these cases, in their order, within `elements`; asked once for many.
   * Without it `elements` are taken away in every case.
   */
  over?(cases: readonly StoredCase[]): Promise<readonly (readonly LaidElement[])[]>
}

/**
 * Lays elements over the content of cases for an actor, or takes them away. Whatever hands out
 * content obeys without knowing of it. What is touched stays in a save as it stands.
 */
export interface CaseLayer {
  /**
   * What lies over the cases of the scope for that actor; null when they are seen as they stand.
   * Asked once a request, and at each reading of a job and of an answer that streams, so that a right
   * that is withdrawn counts at once. A job has no permissions of its own: who began it says `userId`.
   */
  for(actor: Actor, scope: Scope): Promise<Overlay | null>
}

export const caseLayers = new ExtensionPoint<CaseLayer>('cases.layers')
