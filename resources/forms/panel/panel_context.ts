import type { PathStep } from '#kernel/case/content/element_path'
import type { Leaf } from '#kernel/case/content/leaf'

/** The leaves that a panel shows, by key. */
export type PanelValues = Record<string, Leaf | undefined>

/** What the fields of a panel need beside their own value; rjsf hands it down as formContext. */
export interface PanelContext {
  /** Rows around the panel, outermost first. */
  steps: readonly PathStep[]
  values: PanelValues
  readOnly: boolean
  /** The present day in the time zone of the project, yyyy-MM-dd. */
  today: string
}
